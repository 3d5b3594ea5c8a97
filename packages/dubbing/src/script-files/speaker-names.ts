/** A subtitle's text, and who says it; undefined if the subtitle does not say. */
export interface Said {
  readonly speaker?: string;
  readonly text: string;
}

const VOICE = /^<v(?:\.[^\s>]*)?\s+([^>]+)>/;
/** A name: at most four words before a colon, the first with a capital letter. */
const NAME =
  /^((?=[\p{Lu}\p{Lo}])[\p{L}\p{N}.'’-]{1,30}(?: [\p{L}\p{N}.'’-]{1,30}){0,3}): +(?=\S)/u;

/**
 * Takes the speakers' names off subtitles. A word before a colon may be part of the text, so names
 * that are not known count only if every subtitle begins with one.
 */
export function speakersInCues(
  texts: readonly string[],
  { names, isVtt }: { readonly names: readonly string[]; readonly isVtt: boolean },
): Said[] {
  const byLength = names.toSorted((a, b) => b.length - a.length);
  const plain = (text: string): string => withoutMarkup(text, isVtt);
  const said = texts.map((text) => voiceOf(text, plain) ?? knownSpeaker(plain(text), byLength));
  const named = said.map(({ text }) => NAME.exec(text));
  const all = said.every((found, i) => found.speaker !== undefined || named[i]);
  return said.map((found, i) => {
    const [prefix, name] = (all && found.speaker === undefined && named[i]) || [];
    if (!prefix || !name) return found;
    return { speaker: name, text: found.text.slice(prefix.length) };
  });
}

function voiceOf(text: string, plain: (text: string) => string): Said | null {
  const [tag, name] = VOICE.exec(text) ?? [];
  if (!tag || !name) return null;
  return { speaker: unescape(name.trim()), text: plain(text.slice(tag.length)) };
}

function knownSpeaker(text: string, names: readonly string[]): Said {
  const lower = text.toLowerCase();
  const speaker = names.find((name) => lower.startsWith(`${name.toLowerCase()}: `));
  return speaker === undefined
    ? { text }
    : { speaker, text: text.slice(speaker.length + 2).trim() };
}

/** Removes markup: `<i>`, `</v>`, `<00:01.000>`, `{\\an8}`. Only WebVTT escapes characters. */
function withoutMarkup(text: string, isVtt: boolean): string {
  const bare = text.replace(
    /<\/?(?:[biuvc]|font|ruby|rt|lang)(?:[\s.][^>]*)?>|<[\d:.]+>|\{\\[^}]*\}/gi,
    "",
  );
  return (isVtt ? unescape(bare) : bare).trim();
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", nbsp: " ", amp: "&" };

const unescape = (text: string): string =>
  text.replace(/&(lt|gt|nbsp|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
