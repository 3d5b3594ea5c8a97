import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import type { EngineEndpoint } from "../config.ts";
import type { TranslatedLine, TranslationLine, TranslationRequest, Translator } from "../ports.ts";
import { SpeechEngineError } from "../speech-engine-error.ts";
import { callEngine, createClient } from "./client.ts";
import { translationPrompt } from "./translation-prompt.ts";

/** Translation by any chat model behind OpenAI's API: a chunk's lines in one structured answer. */
export function createChatTranslator(endpoint: EngineEndpoint): Translator {
  const client = createClient(endpoint);

  async function ask(request: TranslationRequest): Promise<Texts> {
    const { model } = endpoint;
    const completion = await callEngine(request.signal, () =>
      client.chat.completions.create(
        { model, messages: translationPrompt(request), response_format: ANSWER_FORMAT },
        { signal: request.signal },
      ),
    );
    return readAnswer(completion.choices[0]?.message.content ?? "");
  }

  return {
    canShorten: true,
    async translate(request) {
      const { lines, source, target } = request;
      if (source === target) return lines.map(({ id, text }) => ({ id, text }));
      if (lines.length === 0) return [];
      const first = await ask(request);
      const wanting = lines
        .filter((line) => !fits(line, first.get(line.id)))
        .map((line) => ({ ...line, tooLong: first.get(line.id) || line.tooLong }));
      if (wanting.length === 0) return choose(lines, [first]);
      return choose(lines, [first, await ask({ ...request, lines: wanting })]);
    },
  };
}

/** Translations by line id. */
type Texts = ReadonlyMap<string, string>;

const answerSchema = z.object({ lines: z.array(z.object({ id: z.string(), text: z.string() })) });
const ANSWER_FORMAT = zodResponseFormat(answerSchema, "translation");

/** An answer that isn't what was asked for has no lines, and so all of them are asked for again. */
function readAnswer(content: string): Texts {
  const answer = jsonSchema.pipe(answerSchema).safeParse(content);
  const lines = answer.success ? answer.data.lines : [];
  return new Map(lines.map(({ id, text }) => [id, text.trim()]));
}

const jsonSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("not JSON");
    return z.NEVER;
  }
});

const fits = (line: TranslationLine, text = ""): boolean =>
  text !== "" && text.length <= line.maxChars;

/**
 * Of a line's translations the first that fits, else the shortest, else the one it had. A line that
 * the model leaves out both times is empty: the others are not lost for it.
 */
function choose(lines: readonly TranslationLine[], answers: readonly Texts[]): TranslatedLine[] {
  const answered = lines.some(({ id }) => answers.some((answer) => answer.has(id)));
  return lines.map((line) => {
    const texts = answers.map((answer) => answer.get(line.id) ?? "").filter(Boolean);
    const shortest = texts.toSorted((a, b) => a.length - b.length)[0];
    const text = texts.find((candidate) => fits(line, candidate)) ?? shortest ?? line.tooLong;
    if (text || answered) return { id: line.id, text: text ?? "" };
    throw new SpeechEngineError("unavailable", "The model left lines untranslated; try again");
  });
}
