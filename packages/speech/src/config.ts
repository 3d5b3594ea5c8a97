/** A server that speaks OpenAI's API. */
export interface EngineEndpoint {
  /** With the version, for example `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

/** A server with LibreTranslate's API. */
export interface LibreTranslateServer {
  /** For example `https://libretranslate.com`. */
  readonly baseUrl: string;
  /** Null for servers that ask for none. */
  readonly apiKey: string | null;
}

/** Translation without a chat model; `apertium` is what is installed on this machine alone. */
export type GraphConfig =
  | { readonly kind: "apertium" }
  | ({ readonly kind: "libretranslate" } & LibreTranslateServer);

/** Who translates. */
export type TranslationConfig = GraphConfig | ({ readonly kind: "chat" } & EngineEndpoint);

export interface EnginesConfig {
  readonly stt: EngineEndpoint;
  readonly tts: EngineEndpoint;
  readonly mt: TranslationConfig;
  /** Dubdeck's own speech server, which finds speakers and removes voices; null without one. */
  readonly speech: EngineEndpoint | null;
}
