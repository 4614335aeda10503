// `npm run soak`: 300 mixed documents through 2 web and 3 worker processes while those are killed at random and the database
// restarts. Ends with 1 when anything is lost, doubled or altered. `npm run soak -- 1000 12` takes more documents and deaths.
import { runChaos } from '../test/kit/chaos.ts';
import { startCluster } from '../test/kit/cluster.ts';
import { machine } from './kit.ts';

const [documents = 300, worker_kills = 6] = process.argv.slice(2).map(Number);
const say = (line: string) => void process.stdout.write(`${line}\n`);

say(machine());
const settings = {
  MAX_ATTEMPTS: '10',
  WEBHOOK_RETRY_DELAYS: '0.2,0.5,1,2,2,2,2,2',
  LOG_LEVEL: 'warn',
};
const cluster = await startCluster({ web: 2, workers: 3, settings, built: true, unsafe_fast: false });
try {
  const web_kills = Math.max(1, Math.round(worker_kills / 3));
  const options = { documents, pictures: true, worker_kills, web_kills, timeout_ms: 30 * 60_000, say };
  const { problems, killed, ...figures } = await runChaos(cluster, options);
  say(JSON.stringify({ ...figures, killed: killed.length }));
  say(problems.length === 0 ? 'Nothing lost, nothing doubled, nothing altered.' : problems.join('\n'));
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
}
