import { terms } from '#web/messages/en/help/legal.ts';
import { LegalPage } from './legal-page.tsx';

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
