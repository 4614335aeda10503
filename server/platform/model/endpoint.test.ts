import { expect, test } from 'vitest';
import { modelSettings } from '../../../test/kit/model-connection.ts';
import { parseEndpoint, refuseCloudModel, type ModelSettings } from './endpoint.ts';

const parse = ({ url = 'http://localhost:8080', ...change }: Partial<ModelSettings>) =>
  parseEndpoint(modelSettings(url, change));

test.each([
  ['http://localhost:11434', 'http://localhost:11434', 'http://localhost:11434/v1'],
  ['http://localhost:11434/', 'http://localhost:11434', 'http://localhost:11434/v1'],
  ['http://gpu.lan:8000/v1/', 'http://gpu.lan:8000', 'http://gpu.lan:8000/v1'],
  ['http://gpu.lan:8000/v1/chat/completions', 'http://gpu.lan:8000', 'http://gpu.lan:8000/v1'],
  ['https://gpu.lan/llm/v1', 'https://gpu.lan/llm', 'https://gpu.lan/llm/v1'],
  ['http://[::1]:8000/v3', 'http://[::1]:8000', 'http://[::1]:8000/v3'],
  ['http://gpu.lan/v1?key=1#x', 'http://gpu.lan', 'http://gpu.lan/v1'],
])('%s', (url, root, api) => {
  expect(parse({ url })).toMatchObject({ root, api });
});

test.each(['', 'localhost:11434', 'ftp://gpu.lan', 'http://', 'http://user:pass@gpu.lan'])(
  'refuses the address %s',
  (url) => expect(() => parse({ url })).toThrow('address of the model server'),
);

test('refuses a key that would break the header, without repeating it', () => {
  expect(() => parse({ api_key: 'two\nlines' })).toThrow(/^(?!.*two)/);
});

test('names that merely contain the word are no cloud models', () => {
  for (const name of ['cloudy:7b', 'cloud-llama', 'my-cloud-model:8b', 'nimbus']) refuseCloudModel(name);
  expect(() => refuseCloudModel('x-cloud')).toThrow('ollama.com');
});
