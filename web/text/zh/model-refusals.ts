import type { Translated } from '../index.ts';
import type * as english from '../en/model-refusals.ts';

// Without a full stop: they stand in sentences of the document too.
export const modelRefusals: Translated<typeof english.modelRefusals> = {
  scheme: '模型服务器地址必须以 http:// 或 https:// 开头',
  credentials: '模型服务器地址不能包含用户名或密码',
  key: '模型服务器的密钥含有无效字符',
  ollamaCloud:
    '{{model}} 不在您的服务器上运行：Ollama 会将此类模型的请求全部发送到 ollama.com。请选择本地运行的模型，并在服务器上设置 OLLAMA_NO_CLOUD=1',
  cloud:
    '{{model}} 不在您的服务器上运行：其请求会全部发送到 {{host}}。请选择本地运行的模型，并在服务器上设置 OLLAMA_NO_CLOUD=1',
  neverContacted: '{{address}} 属于从不连接的地址（{{range}}）',
  public: '{{host}} 不在内网中；只有管理员允许此主机后，文档才会发送到该处',
  redirect: '模型服务器重定向到 {{address}}。为确保文档只发送到所设地址，重定向不会执行，请直接填写最终地址',

  hostName: '模型服务器的主机名无法解析',
  refused: '模型服务器地址上没有服务在运行（连接被拒绝）',
  noRoute: '无法到达模型服务器的主机（{{code}}）',
  noTls: '模型服务器在此地址不支持 TLS，https:// 或许应为 http://',
  certificate:
    '模型服务器的证书不受信任或 TLS 失败（{{code}}）；可用 NODE_EXTRA_CA_CERTS 添加自己的证书颁发机构',
  noHttp: '模型服务器没有用 HTTP 响应（http:// 与 https:// 是否弄混？）',
  closed: '模型服务器在回答完成前关闭了连接',
  connection: '与模型服务器的连接失败',
  connectionBy: '与模型服务器的连接失败（{{code}}）',
  noConnection: '{{seconds}} 秒内未能连接模型服务器',
  silent: '模型服务器 {{seconds}} 秒没有响应',
  slow: '模型服务器用时超过 {{seconds}} 秒',
  cancelled: '对模型的请求已取消',

  promptLong: '提示超出模型的上下文长度（{{status}}）',
  wrongKey: '模型服务器不接受密钥（{{status}}）',
  busy: '模型服务器繁忙（{{status}}）',
  loading: '模型服务器仍在加载模型（{{status}}）',
  failed: '模型服务器出错（{{status}}）',
  notAccepted: '模型服务器不接受此请求（{{status}}）',
  outOfTime: '模型服务器或其前的代理超时（{{status}}）',
  requestLarge: '模型服务器或其前的代理不接受这么大的请求（413）',
  unfinished: '模型服务器的回答没有正常结束',
  gaveUp: '模型服务器中止了回答（{{said}}）',
  withheld: '模型服务器上的过滤器拦截了回答',
  notJson: '模型服务器返回的不是 JSON，该地址是其 API 吗？',
  webPage: '模型服务器返回了网页，该地址是其 API 吗？',
  tooMuch: '模型服务器返回的内容多得不像来自模型',
  middle: '模型服务器的回答在一条消息中途中断',
  shape: '模型的回答不符合要求的格式',
  cutAnswer: '模型的回答达到长度上限而被截断',
  runaway: '模型的回答不断重复',
  notOffered: '服务器没有模型 {{model}}。可用：{{models}}',
  noneOffered: '服务器上没有在本地运行且能回答提问的模型',
  noImages: '模型 {{model}} 不接受图像',
  imageData: '图像只能以 PNG、JPEG 或 WebP 的 data URL 发送',
  contextSmall: '模型的上下文（{{tokens}} 个 token）对此模板过小',
  promptLarge: '提示（约 {{tokens}} 个 token）加上回答超出模型的 {{context}} 个 token',
  promptCut: '模型服务器未作说明就将提示截断为 {{tokens}} 个 token，其上下文小于预期的 {{context}} 个 token',

  transcriptLong: '转写服务器的回答过长',
  transcriptUnclear: '无法理解转写服务器的回答',
  transcriptStatus: '转写服务器返回状态 {{status}}',
  transcriptSlow: '转写服务器耗时过长',
  transcriptGone: '无法连接转写服务器',
  transcriptGoneBy: '无法连接转写服务器（{{code}}）',
};
