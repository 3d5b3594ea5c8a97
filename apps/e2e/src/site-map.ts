/** The roles in which each page is checked. */
export const ROLES = ["visitor", "starter", "pro", "enterprise"] as const;
export type Role = (typeof ROLES)[number];

export interface SitePage {
  readonly path: string;
  readonly title: string;
  /** Texts that everyone who may see the page must find. */
  readonly texts: readonly string[];
  /** Whether signed-in users are redirected to the dashboard. */
  readonly visitorsOnly?: true;
  /** Additional texts by role. */
  readonly own?: Partial<Record<Role, readonly string[]>>;
}

export const PUBLIC_PAGES: readonly SitePage[] = [
  {
    path: "/",
    title: "AI video dubbing in 7+ languages · Dubdeck",
    texts: [
      ..."7+ Languages|Start Dubbing Free|Watch Demo|Try Now|10k+|95%|10,000+|4.9/5".split("|"),
      ..."Start Translation|Supports MP4, MOV, AVI up to 100MB|maximum 30 seconds".split("|"),
      ..."about 2 min|Upload your video to get started|Create Account to Save".split("|"),
      ..."Real-time preview|Voice selection|Batch processing|Start Free|Get Professional".split(
        "|",
      ),
      ..."Contact Sales|Schedule a Demo|$29|$99|5 min per month|3 languages|120 min".split("|"),
      ..."Batch up to 5 videos|Separation (Demucs)|Advanced with auto retry|500 GB".split("|"),
      "Credits are processable video minutes and quotas reset monthly.",
      ..."AI-powered dubbing in 7+ languages|Contact Support|Product|Company|Support".split("|"),
      ..."About|Careers|Blog|Press|Privacy|Terms|GDPR".split("|"),
    ],
    own: {
      visitor: ["Sign In"],
      starter: ["Manage Billing"],
      pro: ["Manage Billing"],
      enterprise: ["Manage Billing"],
    },
  },
  {
    path: "/tools",
    title: "Tools · Dubdeck",
    texts: [
      ..."Powerful AI Tools for Content Creation|Why Choose Our Tools?|Try now".split("|"),
      ..."Video Translator|Popular|Lip Sync|Experimental|Video Dubbing|Subtitle Maker".split("|"),
      ..."SRT/VTT|Subtitle Translator|40+ languages|Video to Text|YouTube to Text".split("|"),
      ..."public YouTube URLs|Audio Translator|Audio Dubbing|Speech to Text".split("|"),
      "Powered by Whisper",
    ],
  },
  {
    path: "/contact?plan=enterprise",
    title: "Contact · Dubdeck",
    texts: [
      ..."Contact Our Team|San Francisco|Mon-Fri 9 AM - 6 PM EST|within 24 hours".split("|"),
      ..."Custom API limits and SLA|EU-only data processing|24/7 priority support".split("|"),
      ..."Enterprise Plan|support@example.com".split("|"),
    ],
  },
  {
    path: "/thank-you",
    title: "Thank you · Dubdeck",
    texts: [
      ..."Message Sent Successfully|Thank You!|What happens next?|Back to Home".split("|"),
      "Email Us Directly",
    ],
  },
  {
    path: "/login",
    visitorsOnly: true,
    title: "Sign in · Dubdeck",
    texts: ["Email", "Password", "Google", "Sign up", "Forgot your password?"],
  },
  {
    path: "/signup",
    visitorsOnly: true,
    title: "Sign up · Dubdeck",
    texts: ["No credit card required • 5 minutes of free dubbing", "Confirm password", "Google"],
  },
  { path: "/forgot-password", title: "Forgot password · Dubdeck", texts: ["Send reset link"] },
  {
    path: "/reset-password?token=abc",
    title: "Reset password · Dubdeck",
    texts: ["New password", "Change password"],
  },
  {
    path: "/verify-email?token=abc",
    title: "Confirm your e-mail address · Dubdeck",
    texts: ["Confirm my address", "Your free minutes count from then on."],
  },
  { path: "/docs", title: "API reference · Dubdeck", texts: ["Your API key", "Start a dub"] },
  { path: "/docs/guide", title: "Guide · Dubdeck", texts: ["Upload a video", "Follow it live"] },
  {
    path: "/tools/lip-sync",
    title: "Page not found · Dubdeck",
    texts: [
      ..."404|Oops! Page not found|Lip Sync is not available yet.".split("|"),
      ..."Back to all tools|Return to Home".split("|"),
    ],
  },
  ...["/tools/none", "/app/videos/none/such"].map((path) => ({
    path,
    title: "Page not found · Dubdeck",
    texts: ["404", "Oops! Page not found", "Return to Home"],
  })),
];

export const APP_PAGES: readonly SitePage[] = [
  {
    path: "/app",
    title: "Dashboard · Dubdeck",
    texts: [
      ..."Welcome back|Ready to dub some videos?|New Project|Usage This Month".split("|"),
      ..."Success Rate|N/A|Jobs completed successfully|Avg Processing|Quick Actions".split("|"),
      ..."Upload New Video|View Analytics|Your Plan Features|No videos yet".split("|"),
    ],
    own: {
      starter: ["0 / 5", "5 minutes per month", "Watermark on exports", "Upgrade Plan"],
      pro: ["0 / 120", "120 minutes per month", "No watermark on exports"],
      enterprise: ["0 / Unlimited", "Unlimited minutes per month", "Settings"],
    },
  },
  {
    path: "/app/upload",
    title: "Upload · Dubdeck",
    texts: ["Supported formats: MP4, MOV, AVI", "Or paste a link", "Back to dashboard"],
    own: {
      starter: ["Maximum size: 100MB per file", "Free Plan Limits"],
      pro: ["Maximum size: 1024MB per file", "Maximum files: 5"],
      enterprise: ["Maximum size: 1024MB per file", "Maximum files: Unlimited"],
    },
  },
  { path: "/app/videos", title: "Video not found · Dubdeck", texts: ["Video not found"] },
  ...["0b6a2f8e-55c3-4a55-9b0e-6a0d6f0f4c11", "none"].map((id) => ({
    path: `/app/videos/${id}`,
    title: "Video project · Dubdeck",
    texts: ["Video not found"],
  })),
  {
    path: "/app/videos/0b6a2f8e-55c3-4a55-9b0e-6a0d6f0f4c11/studio",
    title: "Studio · Dubdeck",
    texts: ["Video not found"],
  },
  {
    path: "/app/billing",
    title: "Billing · Dubdeck",
    texts: ["Billing & Usage", "Current Plan", "Minutes by day"],
    own: {
      starter: ["Get Professional", "Get Enterprise"],
      pro: ["Manage Subscription", "Get Enterprise", "Renews on", "Invoices"],
      enterprise: ["Manage Subscription", "Renews on", "Invoices"],
    },
  },
  {
    path: "/app/account",
    title: "Account · Dubdeck",
    texts: ["Profile", "Change password", "Export data", "Delete account"],
  },
  {
    path: "/app/settings",
    title: "Settings · Dubdeck",
    texts: [],
    own: {
      starter: ["Settings are part of the Enterprise plan"],
      pro: ["Settings are part of the Enterprise plan"],
      enterprise: ["Dubbing defaults", "Custom voices", "API keys", "Webhooks", "Account page"],
    },
  },
];
