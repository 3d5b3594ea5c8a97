/** A server with an OpenAI-compatible API. */
export interface EngineEndpoint {
  /** Including the version, for example `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

/** A server with a LibreTranslate-compatible API. */
export interface LibreTranslateServer {
  /** For example `https://libretranslate.com`. */
  readonly baseUrl: string;
  /** Null if the server needs none. */
  readonly apiKey: string | null;
}

/** Translation without a chat model; `apertium` uses only the local installation. */
export type GraphConfig =
  | { readonly kind: "apertium" }
  | ({ readonly kind: "libretranslate" } & LibreTranslateServer);

/** Translation engine. */
export type TranslationConfig = GraphConfig | ({ readonly kind: "chat" } & EngineEndpoint);

export interface EnginesConfig {
  readonly stt: EngineEndpoint;
  readonly tts: EngineEndpoint;
  readonly mt: TranslationConfig;
  /** Dubdeck's speech server, which finds speakers and removes voices; null if not configured. */
  readonly speech: EngineEndpoint | null;
}
