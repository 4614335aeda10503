// Characters that stand for others: forms of Chinese ones, and Latin ones with marks of their own. Labels of the lexicon are written in simplified ones; Taiwan, Hong Kong and Japan print others, and
// recognisers that know one form read another as that.

/** Each pair: the form of Taiwan, Hong Kong or Japan, and the simplified one; those that labels are written with. */
const PAIRS = `
  與与 専专 專专 業业 東东 両两 兩两 個个 箇个 為为 爲为 乗乘 郷乡 鄉乡 書书 買买 爭争 於于 雲云 產产 産产 従从 從从 們们
  価价 價价 優优 會会 伝传 傳传 體体 餘余 傭佣 関关 關关 內内 冊册 寫写 決决 況况 準准 幾几 憑凭 則则 別别 製制 辦办 務务
  動动 労劳 勞劳 區区 醫医 協协 単单 單单 売卖 賣卖 廠厂 庁厅 廳厅 県县 縣县 參参 雙双 発发 發发 隻只 臺台 號号 後后 嗎吗
  員员 週周 迴回 団团 團团 園园 囲围 圍围 國国 場场 塊块 備备 復复 複复 覆复 學学 寶宝 実实 實实 賓宾 対对 對对 層层 屆届
  屬属 幣币 帳帐 幫帮 広广 廣广 庫库 応应 應应 開开 張张 當当 錄录 録录 徴征 徵征 総总 總总 戶户 戸户 託托 執执 摺折 報报
  抜拔 換换 拠据 據据 収收 効效 數数 時时 顕显 顯显 機机 條条 來来 標标 棟栋 様样 樣样 検检 樓楼 歓欢 歡欢 殘残 気气 氣气
  沒没 註注 點点 狀状 現现 電电 碼码 確确 離离 種种 積积 稱称 稅税 筆笔 簽签 籤签 類类 係系 繋系 繫系 紅红 約约 紀纪 納纳
  組组 細细 終终 経经 經经 結结 給给 統统 続续 續续 編编 繳缴 網网 聯联 連联 範范 営营 營营 錶表 見见 規规 計计 訂订 認认
  譲让 讓让 議议 記记 設设 証证 證证 識识 訴诉 話话 詢询 該该 說说 説说 請请 誰谁 謝谢 負负 責责 賬账 貨货 質质 販贩 購购
  貴贵 貸贷 貿贸 費费 資资 贖赎 賞赏 贈赠 車车 転转 轉转 轄辖 達达 過过 運运 還还 這这 進进 適适 逓递 遞递 郵邮 採采 裏里
  裡里 針针 釣钓 銭钱 錢钱 銀银 銷销 鎮镇 門门 閃闪 問问 間间 階阶 頁页 項项 顧顾 頒颁 預预 領领 題题 額额 飯饭 館馆 験验
  驗验 淨净 匯汇 減减 際际 訊讯 險险 職职 獎奖 補补 處处 檔档 啟启 櫃柜 貼贴 績绩 擔担`;

/** The simplified form by another form. */
export const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/\s+/u)
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
);

/**
 * Letters that Unicode does not take apart, but people and fonts exchange for plain ones: Latin ones, the sigma at the end of a Greek word,
 * of which capitals know nothing, and endings of Arabic words. The bar that lengthens Arabic words is no letter.
 */
export const PLAIN: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['ـ', ''],
]);
