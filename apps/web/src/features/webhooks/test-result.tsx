import { resultText } from "./result-text.ts";
import { useDeliveries } from "./use-deliveries.ts";

interface Props {
  webhookId: string;
  deliveryId: string;
}

/** Shows the result of a test event as soon as there is one. */
export function TestResult({ webhookId, deliveryId }: Props) {
  const { data } = useDeliveries(webhookId);
  const delivery = data?.find(({ id }) => id === deliveryId);
  const attempt = delivery?.attempts.at(-1);
  return (
    <output className="order-last block basis-full text-sm wrap-anywhere">
      {attempt ? `Test: ${resultText(attempt)}` : "Sending the test…"}
    </output>
  );
}
