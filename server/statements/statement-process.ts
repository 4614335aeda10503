// The process that reads one file of bank statements: what anybody may have written stays away from the service.
import { readFileSync } from 'node:fs';
import { answerOnce } from '../platform/processes/run-apart.ts';
import { readStatements } from './read-statements.ts';

answerOnce((order) => readStatements(readFileSync((order as { path: string }).path)));
