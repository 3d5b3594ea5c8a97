import { useEffect, useRef } from "react";
import WaveSurfer from "wavesurfer.js";
import { useTheme } from "../../../lib/theme.ts";
import { useMedia } from "../use-media.ts";
import { usePeaks } from "./use-peaks.ts";
import type { View } from "./use-view.ts";

interface Props {
  title: string;
  url: string | null;
  /** CSS class of the waveform's colour. */
  color: string;
  view: View;
  pxPerSecond: number;
  durationMs: number;
}

const HEIGHT_PX = 40;

/** Draws the waveform of a file; only the visible part is read and decoded. */
export function Waveform({ title, url, color, view, pxPerSecond, durationMs }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const wave = useRef<WaveSurfer | null>(null);
  const { peaks, version, note } = usePeaks(url, durationMs, view);
  const theme = useTheme();
  const dark = useMedia("(prefers-color-scheme: dark)");
  const seconds = durationMs / 1000;

  useEffect(() => {
    if (!box.current) return undefined;
    const made = WaveSurfer.create({
      container: box.current,
      height: HEIGHT_PX,
      cursorWidth: 0,
      interact: false,
      autoScroll: false,
      autoCenter: false,
      hideScrollbar: true,
    });
    wave.current = made;
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (!box.current || !wave.current) return;
    const waveColor = getComputedStyle(box.current).color;
    wave.current.setOptions({ waveColor, progressColor: waveColor });
  }, [theme, dark]);

  useEffect(() => {
    const made = wave.current;
    if (!made) return;
    made.options.minPxPerSec = pxPerSecond;
    made.load("", [peaks], seconds).then(
      () => made.setScroll(view.scrollLeft),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- scrolling does not load again
  }, [peaks, version, seconds, pxPerSecond]);

  useEffect(() => wave.current?.setScroll(view.scrollLeft), [view.scrollLeft]);

  return (
    <div className="relative h-10">
      <div ref={box} className={color} />
      <p className="absolute top-0 left-2 z-10 rounded-sm bg-well px-1 text-xs font-medium text-soft">
        {title}
        {note && ` · ${note}`}
      </p>
    </div>
  );
}
