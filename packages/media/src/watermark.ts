/**
 * ffmpeg filter for the watermark at the bottom right. It scales with the picture's shorter side and
 * uses the font that fontconfig finds.
 */
export const WATERMARK_FILTER = [
  "drawtext=text=Dubdeck",
  "font=DejaVu Sans",
  "fontsize=min(w\\,h)/16",
  "fontcolor=white@0.85",
  "shadowcolor=black@0.7:shadowx=2:shadowy=2",
  "x=w-tw-min(w\\,h)/30",
  "y=h-th-min(w\\,h)/30",
].join(":");
