export default function ChatWidget() {
  return null;
}
