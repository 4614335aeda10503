// Words of questions about records that ask for nothing by themselves. What is left besides them is something the records
// do not know, and the question goes to the text of the pages.

const FILLER_EN = new Set(
  `a an the of in on at to for from by with and or is are was were be been am do does did has have had having what which who
  whose when where how much many there their they them it its this that these those i me my we us our you your as s any all
  every each per please tell give show find let know can could will would should get got so then than about into within out
  up between during through since until before after also just only folder here now not no yes day days month months
  issued issue dated date made make paid pay pays payment charged charge charges bought buy sold sell cost costs spend spent
  receive received sent send come came see look up worth go went time times one ones total currency money price amount value
  number numbers new named called if both ever most more less it's what's that's invoiced billed ordered order purchase
  purchases bill exactly currently so far stored file name whole full entire want need like same again too ok okay thanks
  appear appears listed recorded were there's according yet still but documents document records record figure figures
  everything anything something governed governs under law laws applicable applies become becomes became visit visits visited shopping shopped went gone we've i've together single`.split(
    /\s+/,
  ),
);
const FILLER_ZH = new RegExp(
  `请问|请|给我们|东西|[两二三四五六七八九十](?=[张份个笔家条次])|按|单笔|购物|一(?=[张份个笔家条次])|去过|去|来|得|统计|告诉我|给我|帮我|我们?|你们?|他们|这个|那个|这些|那些|这张|那张|这份|那份|文件夹|里面|其中|当中|分别|各自|之中|总共|一共|是多少|有多少|多少钱|多少|什么时候|什么|哪一?[天年月日张份个家笔]|哪些|哪里|哪家|几月|几号|是谁|谁|何时|何地|怎么|如何|是否|有没有|了吗|吗|呢|吧|啊|的|了|是|在|有|和|与|及|跟|或|从|到|由|为|给|把|被|对|向|于|以|里|中|上|下|内|都|也|还|又|就|才|只|所有|全部|每|各|该|本|此|其|之|元|块|钱|张|份|个|笔|家|条|次|位|花费|花|消费|支付|付款|付|开具|开出|开|出具|购买|买|卖|共|目前|现在|多久|签订|签署|订立|适用|法律|那么|那|一下|查询|查|找出|找|看看|看|想|知道|要|多|数|日期|时间|号|显示|之间|期间|当天|一天|结果|情况|信息|记录|具体|名字|名称|叫`,
  'gu',
);

/** A word that no recogniser has taken, and where it stands in the folded question. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** A name or a number: written with a capital, or with figures. */
  proper: boolean;
}

const WORDS = /\p{Script=Han}+|(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}'.&/-])*/gu;

/** What of a free part of a question, which begins at `offset`, is neither filler nor punctuation. */
export function contentWords(
  part: string,
  offset = 0,
  isCapital: (start: number) => boolean = () => false,
): Word[] {
  const blank = part.replaceAll(FILLER_ZH, (filler) => ' '.repeat(filler.length));
  return [...blank.matchAll(WORDS)].flatMap((match) => {
    const text = match[0].replace(/['./&-]+$|'s$/gu, '');
    const start = offset + match.index;
    const means = /\p{Script=Han}/u.test(text)
      ? true
      : !FILLER_EN.has(text) && (text.length > 1 || /\d/.test(text));
    const proper = /\d/.test(text) || isCapital(start);
    return means ? [{ text, start, end: start + text.length, proper }] : [];
  });
}

/** The words that mean something. */
export const contentOf = (text: string): string[] => contentWords(text).map((word) => word.text);
