import type { Translated } from './translated.ts';

export const connections: Translated<'connections'> = {
  dns: '主机名无法解析（{{said}}）',
  refused: '连接被拒绝（{{said}}）',
  reset: '连接提前关闭（{{said}}）',
  tls: 'TLS 失败（{{said}}）',
  timeout: '未在时限内响应（{{said}}）',
  blocked: '不允许连接此地址（{{said}}）',
  network: '连接失败（{{said}}）',
};
