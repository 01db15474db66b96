import { verify, X509Certificate } from 'node:crypto';
import { z } from 'zod';

/** What SNS posts, either to tell something or to ask whether it may. */
const SnsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Subject: z.string().optional(),
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.literal('2'),
  Signature: z.base64(),
  SigningCertURL: z.url(),
  SubscribeURL: z.url().optional(),
  Token: z.string().optional(),
});
export type SnsMessage = z.infer<typeof SnsMessage>;

/**
 * The fields that are signed, in this order, each with its name (AWS: Verifying the signatures of Amazon SNS messages).
 */
const SIGNED: Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
};
/** A copy of an old message is of no use to anyone but a forger. */
const LONGEST_MS = 3_600_000;

/** Only SNS itself has names of this form. */
export const isOfSns = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(hostname);
};

/**
 * A message of this topic that SNS has signed, or null.
 * @param certificateOf fetches the certificate in PEM
 */
export async function readSnsMessage(
  body: unknown,
  topic: string,
  certificateOf: (address: string) => Promise<string>,
): Promise<SnsMessage | null> {
  const parsed = SnsMessage.safeParse(body);
  if (!parsed.success) return null;
  const message = parsed.data;
  const age = Date.now() - Date.parse(message.Timestamp);
  if (message.TopicArn !== topic || Math.abs(age) > LONGEST_MS || !isOfSns(message.SigningCertURL)) return null;
  const certificate = new X509Certificate(await certificateOf(message.SigningCertURL));
  if (certificate.validToDate.getTime() < Date.now()) return null;
  const text = SIGNED[message.Type].map((name) => (message[name] === undefined ? '' : `${name}\n${message[name]}\n`));
  const isSigned = verify(
    'sha256',
    Buffer.from(text.join('')),
    certificate.publicKey,
    Buffer.from(message.Signature, 'base64'),
  );
  return isSigned ? message : null;
}
