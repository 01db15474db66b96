import { toCsv } from '#datasets/kit/csv/csv.ts';
import type { PortalProcess } from '#server/test-process.ts';
import type { Random } from '../../../demo/district/random.ts';
import { SCHOOLS } from '../../../demo/district/schools.ts';
import type { Aim } from './aim.ts';
import type { Chooser } from './chooser.ts';
import type { District } from './district.ts';
import type { Ledger } from './ledger.ts';

/** One round: something is under way when the portal ends. */
export interface Scene {
  portal: PortalProcess;
  district: District;
  ledger: Ledger;
  chooser: Chooser;
  random: Random;
  take(aim: Aim): Promise<void>;
}

const SHOWN = "update upload set lifecycle = 'done'";
/** Before or after the commit of a transaction with such a statement. */
const statement = ({ random }: Scene, text: string): Aim => ({
  when: random.pick(['before-commit', 'after-commit'] as const),
  statement: text,
  nth: 1,
});

/** The moments at which a portal is killed, in the order of a file's life; a migration is killed in rounds.ts. */
export const POINTS: Record<string, (scene: Scene) => Promise<void>> = {
  'before the PUT': async (scene) => {
    await newRoster(scene);
    await scene.portal.end();
  },
  'after 25 % of the PUT': (scene) => cutOff(scene, 0.25),
  'after 50 % of the PUT': (scene) => cutOff(scene, 0.5),
  'after 99 % of the PUT': (scene) => cutOff(scene, 0.99),
  'once its bytes have their name': (scene) => send(scene, { when: 'named', path: '/raw/eoa=', nth: 1 }),
  'after the PUT': async (scene) => {
    await put(scene, await newRoster(scene));
    await scene.portal.end();
  },
  'at the claim': (scene) => send(scene, statement(scene, 'insert into run \\(')),
  'while it is read': (scene) => send(scene, { when: 'child-said', nth: scene.random.between(1, 3) }),
  'once its Parquet is there': (scene) => send(scene, { when: 'named', path: '/lake/.*rows\\.parquet$', nth: 1 }),
  'before the commit': (scene) => send(scene, { when: 'before-commit', statement: SHOWN, nth: 1 }),
  'after the commit': (scene) => send(scene, { when: 'after-commit', statement: SHOWN, nth: 1 }),
  'while it replaces another': (scene) => send(scene, statement(scene, SHOWN), scene.random.pick(scene.ledger.current)),
  'while numbers are published': (scene) => send(scene, statement(scene, 'update quality_state set computed')),
  'at a removal': removal,
  'at a finalization': (scene) =>
    scene.chooser.finalize(() => scene.take(statement(scene, 'update selection set is_finalized = true'))),
};

/** Asks for the address of a roster whose students are in no other file. */
async function newRoster({ district, ledger, random }: Scene, replaces: string | null = null): Promise<string> {
  const number = ledger.sent.size + 1;
  const before = replaces === null ? undefined : ledger.sent.get(replaces)?.students;
  const students = (before ?? 0) + random.between(20, 60);
  const name = `roster ${number}.csv`;
  const text = toCsv([
    ['Student ID', 'School', 'School Year', 'Grade Level'],
    ...Array.from({ length: students }, (_, at) => [
      String(number * 1000 + at),
      random.pick(SCHOOLS).name,
      '2023-2024',
      '12', // the cohort of the audit: others are in no number
    ]),
  ]);
  const id = await district.ask(name, 'STUDENT_ROSTER', replaces);
  ledger.sent.set(id, { name, text, students, isAcknowledged: false, replaces, isRemoved: false });
  return id;
}

async function put({ district, ledger }: Scene, id: string): Promise<void> {
  const file = ledger.sent.get(id);
  if (!file) throw new Error('not asked for');
  const status = await district.put(id, file.text);
  file.isAcknowledged = status >= 200 && status < 300;
}

async function cutOff(scene: Scene, share: number): Promise<void> {
  const id = await newRoster(scene);
  await scene.district.putShare(id, scene.ledger.sent.get(id)?.text ?? '', share);
  await scene.portal.end();
}

async function send(scene: Scene, aim: Aim, replaces: string | null = null): Promise<void> {
  const id = await newRoster(scene, replaces);
  await scene.take(aim);
  await put(scene, id);
  await scene.portal.gone();
}

async function removal(scene: Scene): Promise<void> {
  const { district, ledger, random, portal } = scene;
  const id = random.pick(ledger.current);
  await scene.take(statement(scene, 'update upload set removed_at = now\\(\\)'));
  const answered = await district.remove(id).then(
    () => true,
    () => false,
  );
  await portal.gone();
  await portal.start();
  const { removed } = await district.file(id);
  if (answered && removed === null) throw new Error('A removal that was acknowledged is lost');
  const file = ledger.sent.get(id);
  if (file) file.isRemoved = removed !== null;
}
