import {
  AudioLines,
  Captions,
  FileText,
  Languages,
  MessageSquareText,
  Mic,
  ScanFace,
  SquarePlay,
  Video,
  Volume2,
  type LucideIcon,
} from "lucide-react";

export interface Tool {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly badge?: string;
  /** The page that implements the tool; missing if there is none yet. */
  readonly opens?: "/app/upload";
  readonly icon: LucideIcon;
}

/** The tools catalogue. A tool that is not built yet has a card that leads to a 404 page. */
export const TOOLS: readonly Tool[] = [
  {
    title: "Video Translator",
    path: "/tools/video-translate",
    description: "Translate a whole video into another language, voice included.",
    badge: "Popular",
    icon: Languages,
    opens: "/app/upload",
  },
  {
    title: "Lip Sync",
    path: "/tools/lip-sync",
    description: "Aligns mouth movements to new audio.",
    badge: "Experimental",
    icon: ScanFace,
  },
  {
    title: "Video Dubbing",
    path: "/tools/video-dub",
    description: "Replace the voice of a video with a natural one in another language.",
    icon: Video,
    opens: "/app/upload",
  },
  {
    title: "Subtitle Maker",
    path: "/tools/subtitle-maker",
    description: "Make subtitles from speech and download them as SRT/VTT.",
    icon: Captions,
  },
  {
    title: "Subtitle Translator",
    path: "/tools/subtitle-translate",
    description: "Translate subtitle files into 40+ languages, timing untouched.",
    icon: MessageSquareText,
  },
  {
    title: "Video to Text",
    path: "/tools/video-to-text",
    description: "Turn what is said in a video into a readable transcript.",
    icon: FileText,
  },
  {
    title: "YouTube to Text",
    path: "/tools/youtube-to-text",
    description: "Get the transcript of any video behind public YouTube URLs.",
    icon: SquarePlay,
  },
  {
    title: "Audio Translator",
    path: "/tools/audio-translate",
    description: "Translate a recording and hear it in another language.",
    icon: Volume2,
  },
  {
    title: "Audio Dubbing",
    path: "/tools/audio-dub",
    description: "Dub podcasts and voice notes with AI voices.",
    icon: AudioLines,
  },
  {
    title: "Speech to Text",
    path: "/tools/speech-to-text",
    description: "Accurate transcripts with the time of every word.",
    badge: "Powered by Whisper",
    icon: Mic,
  },
];
