import { usePending } from "../../lib/use-pending.ts";
import { Switch } from "../../ui/switch.tsx";
import {
  type NotificationState,
  turnOffNotifications,
  turnOnNotifications,
  useNotificationState,
} from "../done/browser-notifications.ts";

const AVAILABLE = "In this browser, while Dubdeck is open in a tab that you are not looking at.";

const HINTS: Readonly<Record<NotificationState, string>> = {
  on: AVAILABLE,
  off: AVAILABLE,
  denied:
    "Your browser blocks notifications from this site. Allow them in the site settings next to the address, then turn this on.",
  insecure: "Browsers show notifications only from https addresses.",
  unsupported: "This browser shows no notifications.",
};

/** Turns this browser's notifications on or off; asks for permission when they are turned on. */
export function BrowserSwitch() {
  const state = useNotificationState();
  const { pending, run } = usePending();
  return (
    <Switch
      label="Notify me when a dub is done"
      hint={HINTS[state]}
      checked={state === "on"}
      disabled={pending || HINTS[state] !== AVAILABLE}
      onChange={(checked) => (checked ? void run(turnOnNotifications) : turnOffNotifications())}
    />
  );
}
