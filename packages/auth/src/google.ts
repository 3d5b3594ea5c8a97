import {
  CodeChallengeMethod,
  decodeIdToken,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
} from "arctic";
import { AppError } from "@dubdeck/domain";
import { z } from "zod";

export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Callback URL, as registered with Google. */
  readonly redirectUrl: string;
  /** Replaces Google in tests. */
  readonly provider?: { issuer: string; authorizeUrl: string; tokenUrl: string };
}

export interface GoogleIdentity {
  /** Google's stable user id (`sub`). */
  readonly id: string;
  /** Address verified by Google, trimmed and in lower case. */
  readonly email: string;
}

export type Google = ReturnType<typeof createGoogle>;

const GOOGLE = {
  issuer: "https://accounts.google.com",
  authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
};

/** Creates sign-in with Google: OAuth authorization code flow with state and PKCE. */
export function createGoogle(config: GoogleConfig) {
  const provider = config.provider ?? GOOGLE;
  const client = new OAuth2Client(config.clientId, config.clientSecret, config.redirectUrl);

  return {
    /** Returns the URL to redirect the browser to, and values to keep in its cookies until `finish`. */
    start(): { url: URL; state: string; verifier: string } {
      const state = generateState();
      const verifier = generateCodeVerifier();
      const scopes = ["openid", "email"];
      const url = client.createAuthorizationURLWithPKCE(
        provider.authorizeUrl,
        state,
        CodeChallengeMethod.S256,
        verifier,
        scopes,
      );
      return { url, state, verifier };
    },

    /**
     * Exchanges the callback's code for the user's identity. Throws UNAUTHORIZED if Google rejects
     * the code or has not verified the user's address.
     */
    async finish(code: string, verifier: string): Promise<GoogleIdentity> {
      const claims = await readClaims(code, verifier).catch((cause: unknown) => {
        throw new AppError(
          "UNAUTHORIZED",
          "Google did not confirm the sign-in. Please try again.",
          {
            cause,
          },
        );
      });
      if (!claims.email_verified) {
        throw new AppError("UNAUTHORIZED", "Please verify your e-mail address with Google first.");
      }
      return { id: claims.sub, email: claims.email.trim().toLowerCase() };
    },
  };

  /** Skips the signature check, since the token comes straight from the provider over TLS. */
  async function readClaims(code: string, verifier: string) {
    const tokens = await client.validateAuthorizationCode(provider.tokenUrl, code, verifier);
    const claims = claimsSchema.parse(decodeIdToken(tokens.idToken()));
    const audience = [claims.aud].flat().includes(config.clientId);
    const issued = claims.iss === provider.issuer;
    if (!audience || !issued || claims.exp * 1000 < Date.now()) {
      throw new Error("The id token is not meant for us, or has expired.");
    }
    return claims;
  }
}

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.string().or(z.array(z.string())),
  exp: z.number(),
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.boolean().default(false),
});
