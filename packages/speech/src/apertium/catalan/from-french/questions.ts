/**
 * Asks "où est-ce que tu vas ?" for "tu vas où ?", as one speaks: the pair with Catalan leaves the word that asks where it is.
 */
export const askFirst = (text: string): string =>
  text
    .replace(IT_IS_WHAT, (_, start: string, noun: string) => `${start}${which(start, noun)}`)
    .replace(WHAT_THEN, (_, start: string, clause: string, rest: string) => {
      const inner = clause.charAt(0).toLowerCase() + clause.slice(1);
      const first = `qu'est-ce qu${/^[aeiouyhéêè]/iu.test(inner) ? "'" : "e "}${inner}${rest}`;
      return `${start}${start.endsWith(", ") ? first : first.charAt(0).toUpperCase() + first.slice(1)}`;
    })
    .replace(
      INVERTED,
      (found: string, start: string, leaning: string, verb: string, who: string) => {
        const asked = `est-ce qu'${who.toLowerCase()} ${leaning.toLowerCase()}${verb.toLowerCase()}`;
        return /^(?:dit|fait|demande)$/iu.test(`${leaning}${verb}`.trim())
          ? found
          : `${start}${/^$|[.!?…] $/u.test(start) ? asked.charAt(0).toUpperCase() + asked.slice(1) : asked}`;
      },
    )
    .replace(AT_END, (found: string, start: string, clause: string, word: string) => {
      if (KNOWN.test(clause) || !SUBJECT.test(clause)) return found;
      const asked = word.toLowerCase() === "quoi" ? "que" : word.toLowerCase();
      const inner = clause.charAt(0).toLowerCase() + clause.slice(1);
      const first = `${asked === "que" ? "qu'" : `${asked} `}est-ce qu${/^[aeiouyhéêè]/iu.test(inner) ? "'" : "e "}${inner}`;
      const starts = start === "" || /[.!?…] $/u.test(start);
      return `${start}${starts ? first.charAt(0).toUpperCase() + first.slice(1) : first}`;
    });

/** "C'est quoi, ce bruit ?" */
const IT_IS_WHAT =
  /(^|[.!?…,] )c'est quoi,? ((?:l[ea]s?|ton|ta|tes|votre|vos|son|sa|ses|ce|cet|cette|ces) [^.,;:!?]+|l'[^.,;:!?]+)(?= ?\?)/giu;

const which = (start: string, noun: string): string => {
  const several = /^(?:les|tes|vos|ses|ces)(?!\p{L})/iu.test(noun);
  const what = several ? "quels sont" : "quel est";
  return `${start.endsWith(", ") ? what : what.charAt(0).toUpperCase() + what.slice(1)} ${noun}`;
};

/** A clause and the word that asks behind it, at the end of a question. */
const AT_END =
  /((?:^|[.!?…,] )(?:et |mais |alors |donc )?)([^.,;:!?]+?) ((?:(?:à|de|avec|pour|chez|depuis|jusqu'à|en|par) )?(?:où|quand|combien|comment|pourquoi|qui|quoi|quel(?:le)?s? \p{L}+)|combien de \p{L}+)(?= ?\?)/giu;

const SUBJECT =
  /^(?:je |j'|tu |t'|il |elle |on |nous |vous |ils |elles |ça |cela |c'|(?:le|la|les|mon|ton|son|ma|ta|sa|votre|notre|vos|nos|ce|cette|ces) \p{L}+ |l')/iu;

/** "Tu fais quoi ce soir ?" */
const WHAT_THEN =
  /(^|[.!?…,] )((?:tu|vous|il|elle|on|ils|elles) (?:[mts]e |[mts]'|nous |en |y )?\p{L}+) quoi( [^.,;:!?]+?)(?= ?\?)/giu;

/** "Vient-elle ?", "comment s'appelle-t-il ?" */
const INVERTED =
  /((?:^|[.!?…,] )(?:(?:et |mais |alors |donc )?(?:(?:à |de |avec |pour |d')?(?:où|quand|comment|pourquoi|combien|qui|quoi|quel(?:le)?s? \p{L}+)) )?)((?:ne |n')?(?:(?:me|te|se|nous|vous|le|la|les|lui|leur|y|en) |[mtsl]'|y')*)(\p{L}+)-(?:t-)?(ils?|elles?)(?=[^.;:!?]*\?)/giu;

/** What is asked already, or told: "est-ce que", "je ne sais pas où". */
const KNOWN =
  /de la part$|est-ce|(?<!\p{L})(?:sai[st]|savez|n'importe|je ne|ou|de|à|pour|par)$|(?<!\p{L})ou$/iu;
