/** A server that speaks OpenAI's API. */
export interface EngineEndpoint {
  /** With the version, for example `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

export interface EnginesConfig {
  readonly stt: EngineEndpoint;
  readonly tts: EngineEndpoint;
  readonly mt: { readonly kind: "apertium" } | ({ readonly kind: "chat" } & EngineEndpoint);
}
