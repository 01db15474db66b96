import { privacy } from '#web/messages/en/help/legal.ts';
import { LegalPage } from './legal-page.tsx';

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
