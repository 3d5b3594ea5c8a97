import { notifyError } from "../../lib/notify.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { trpc } from "../../lib/trpc.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Switch } from "../../ui/switch.tsx";
import { BrowserSwitch } from "./browser-switch.tsx";

/** Sets how the user is notified of finished dubs; hides e-mail if the server sends none. */
export function NotificationsCard() {
  const mails = useSiteConfig()?.verifiesEmail ?? false;
  return (
    <Card className="grid gap-5">
      <CardTitle>Notifications</CardTitle>
      <BrowserSwitch />
      {mails && <MailSwitch />}
    </Card>
  );
}

function MailSwitch() {
  const utils = trpc.useUtils();
  const notifications = trpc.account.notifications.useQuery();
  const update = trpc.account.updateNotifications.useMutation({
    onSuccess: (saved) => utils.account.notifications.setData(undefined, saved),
    onError: (error) => notifyError("Not saved", error),
  });
  return (
    <Loaded query={notifications} skeleton="h-11">
      {({ mailWhenDone }) => (
        <Switch
          label="E-mail me when a dub is done"
          hint="To your verified address, with a link to the video."
          checked={update.isPending ? update.variables.mailWhenDone : mailWhenDone}
          onChange={(checked) => update.mutate({ mailWhenDone: checked })}
        />
      )}
    </Loaded>
  );
}
