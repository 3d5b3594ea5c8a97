import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import type { EngineEndpoint } from "../config.ts";
import { jsonText } from "../json-text.ts";
import type {
  TranslatedSentence,
  TranslationSentence,
  TranslationRequest,
  Translator,
} from "../ports.ts";
import { SpeechEngineError } from "../speech-engine-error.ts";
import { callEngine, createClient } from "./client.ts";
import { translationPrompt } from "./translation-prompt.ts";

/** Creates a translator that uses a chat model: one structured answer for all sentences of a chunk. */
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
      const { sentences, source, target } = request;
      if (source === target) return sentences.map(({ id, text }) => ({ id, text }));
      if (sentences.length === 0) return [];
      const first = await ask(request);
      const unfit = sentences
        .filter((sentence) => !fits(sentence, first.get(sentence.id)))
        .map((sentence) => ({ ...sentence, tooLong: first.get(sentence.id) || sentence.tooLong }));
      if (unfit.length === 0) return choose(sentences, [first]);
      return choose(sentences, [first, await ask({ ...request, sentences: unfit })]);
    },
  };
}

/** Translations by sentence id. */
type Texts = ReadonlyMap<string, string>;

const answerSchema = z.object({
  sentences: z.array(z.object({ id: z.string(), text: z.string() })),
});
const ANSWER_FORMAT = zodResponseFormat(answerSchema, "translation");

/** Treats an unreadable answer as empty, so that every sentence is requested again. */
function readAnswer(content: string): Texts {
  const answer = jsonText.pipe(answerSchema).safeParse(content);
  const sentences = answer.success ? answer.data.sentences : [];
  return new Map(sentences.map(({ id, text }) => [id, text.trim()]));
}

const fits = ({ maxChars }: TranslationSentence, text = ""): boolean =>
  text !== "" && text.length <= maxChars;

/**
 * Chooses each sentence's first translation that fits, else the shortest, else the earlier one. Returns
 * an empty text for a sentence missing from both answers, so that the others are not lost.
 * @throws SpeechEngineError if a sentence has no text and the model answered none
 */
function choose(
  sentences: readonly TranslationSentence[],
  answers: readonly Texts[],
): TranslatedSentence[] {
  const answered = sentences.some(({ id }) => answers.some((answer) => answer.has(id)));
  return sentences.map((sentence) => {
    const texts = answers.map((answer) => answer.get(sentence.id) ?? "").filter(Boolean);
    const shortest = texts.toSorted((a, b) => a.length - b.length)[0];
    const text =
      texts.find((candidate) => fits(sentence, candidate)) ?? shortest ?? sentence.tooLong;
    if (text || answered) return { id: sentence.id, text: text ?? "" };
    throw new SpeechEngineError("unavailable", "The model left sentences untranslated; try again");
  });
}
