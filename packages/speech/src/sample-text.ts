import type { LanguageCode } from "@dubdeck/domain";

/** Returns the text of a voice sample: about four seconds of everyday speech. */
export const sampleText = (language: LanguageCode): string => SAMPLES[language];

const SAMPLES: Readonly<Record<LanguageCode, string>> = {
  en: "Hello! This is how your video will sound with my voice.",
  es: "¡Hola! Así sonará tu vídeo con mi voz.",
  fr: "Bonjour ! Voici comment sera votre vidéo avec ma voix.",
  de: "Hallo! So klingt dein Video mit meiner Stimme.",
  it: "Ciao! Ecco come sarà il tuo video con la mia voce.",
  tr: "Merhaba! Videonuz benim sesimle böyle duyulacak.",
  ja: "こんにちは。私の声で話すと、あなたの動画はこう聞こえます。",
  pt: "Olá! É assim que o seu vídeo vai soar com a minha voz.",
  ar: "مرحبا! هكذا سيبدو الفيديو الخاص بك بصوتي.",
  zh: "你好！用我的声音，你的视频听起来就是这样。",
};
