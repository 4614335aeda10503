// Shops of Malaysia, Singapore, Hong Kong and China that do not exist.
import type { Random } from '../../../bench/random.ts';
import { houseNumber, unitNumber, type Land } from './land.ts';

const MALAY_STEMS = [
  'SENG HUAT', 'KOK WAH', 'PERMATA', 'MUTIARA', 'BINTANG TIMUR', 'SRI MURNI', 'LIM & SONS', 'JAYA MAJU', 'CHUAN HIN', 'D\'RIA', 'AL-BARAKAH', 'MEI LING', 'ANEKA 88', 'TWIN STAR', 'HAJI OSMAN',
  'YONG FATT', 'UNITED DELTA', 'BEST CHOICE', 'THE GREEN LEAF', 'OLD KLANG', 'S.K. TAN', 'RAJU', 'KIM SOON LEE', 'WARISAN', '3 BROTHERS', 'SWEE GUAN', 'PUNCAK EMAS', 'GOLDEN SPOON', 'B & K', 'EVER BRIGHT',
]; // prettier-ignore

const ROADS = ['Kenari', 'Cempaka', 'Besar', 'Merpati', 'Tun Razak Lama', 'Sultan Iskandar', 'Melur', 'Dato Abu', 'SS 2', 'USJ 9', 'PJS 11', 'Wangsa', 'Pasar', 'Indah', 'Gasing Utama']; // prettier-ignore
const QUARTERS = ['Taman Desa Murni', 'Taman Seri Mewah', 'Kawasan Perindustrian Ria', 'Bandar Baru Permai', 'Off Jalan Kuari', 'Seksyen 14', 'Taman Bukit Angsana', 'Pusat Bandar Melati', 'Kampung Lembah', 'Bdr Sri Utama', 'Tmn Johar', 'Section 7']; // prettier-ignore
const TOWNS: [string, string][] = [
  ['81100 Johor Bahru', 'Johor'], ['43300 Seri Kembangan', 'Selangor'], ['47300 Petaling Jaya', 'Selangor Darul Ehsan'], ['52100 Kuala Lumpur', ''], ['10050 Georgetown', 'Pulau Pinang'], ['31400 Ipoh', 'Perak'],
  ['75200 Melaka', ''], ['40000 Shah Alam', 'Selangor D.E.'], ['53300 K.L.', ''], ['88300 Kota Kinabalu', 'Sabah'], ['93350 Kuching', 'Sarawak'], ['70200 Seremban', 'Negeri Sembilan'], ['41050 Klang', 'Selangor'], ['50450 Kuala Lumpur', 'Wilayah Persekutuan'],
]; // prettier-ignore

function malayAddress(dice: Random): string[] {
  const road = `${dice.pick(['Jalan', 'Jalan', 'Jln', 'Lorong', 'Persiaran', 'Lebuh'])} ${dice.pick(ROADS)}${dice.pick(['', '', ` ${dice.between(1, 20)}`, ` ${dice.between(1, 9)}/${dice.between(1, 30)}`, ` ${dice.between(1, 9)}/${dice.between(1, 9)}${dice.pick(['A', 'B', 'C'])}`])}`;
  const mall = dice.pick(['Mutiara Mall', 'Plaza Seri Ria', 'The Junction', 'Menara Kencana', 'Kompleks Damai', 'Pusat Dagangan Setia']); // prettier-ignore
  const lead = dice.pick([
    [houseNumber(dice)],
    [houseNumber(dice)],
    [houseNumber(dice)],
    [unitNumber(dice), mall],
    [unitNumber(dice), dice.pick(['Ground Floor', 'Level 2', 'Lower Ground Floor', 'Tingkat 1']), mall],
    [`P.T. ${dice.digits(4)}`],
  ]);
  const [place, state] = dice.pick(TOWNS);
  return [
    ...lead,
    road,
    ...(dice.chance(0.65) ? [dice.pick(QUARTERS)] : []),
    place,
    ...(state !== '' && dice.chance(0.75) ? [state] : []),
    ...(dice.chance(0.15) ? ['Malaysia'] : []),
  ];
}

const sixFigures = (dice: Random) => `${dice.digits(6)}-${dice.pick(['X', 'V', 'H', 'T', 'W', 'K'])}`;

export const MALAYSIA: Land = {
  country: 'MY',
  languages: ['en', 'en', 'en', 'ms'],
  currency: ['RM', 'RM', 'RM ', 'MYR '],
  stems: MALAY_STEMS,
  names: {
    supermarket: ['% MINI MARKET', 'PASARAYA %', '% SUPERMARKET', 'KEDAI RUNCIT %', '% MART', '% FRESH'],
    hardware: ['% HARDWARE', '% MACHINERY', 'PERNIAGAAN %', '% HOME CENTRE', '% PAINTS & TOOLS', '% D.I.Y.'],
    restaurant: ['RESTORAN %', '% SEAFOOD RESTAURANT', 'KEDAI MAKANAN %', '% BAK KUT TEH', '% NASI KANDAR', 'WARUNG %', '% STEAMBOAT'], // prettier-ignore
    cafe: ['% KOPITIAM', '% CAFE', '% BAKERY', 'KAFE %', '% DESSERT HOUSE', '% COFFEE'],
    petrol: ['STESEN MINYAK %', '% SERVICE STATION', '% PETROLEUM'],
    parking: ['% PARKING', '% CAR PARK', '% PARKING SERVICES'],
    pharmacy: ['FARMASI %', '% PHARMACY', 'KLINIK %', '% HEALTH & BEAUTY'],
    taxi: ['% TAXI', '% LIMO SERVICES', 'TEKSI %'],
    hotel: ['HOTEL %', '% INN', '% BOUTIQUE HOTEL', '% SUITES'],
    stationer: ['% STATIONERY', 'SYARIKAT BUKU %', '% BOOK STORE', '% GIFT & TOYS'],
  },
  forms: ['SDN BHD', 'SDN. BHD.', 'SDN.BHD', '(M) SDN BHD', 'Sdn Bhd', 'ENTERPRISE', '', ''],
  company_words: ['TRADING', 'HOLDINGS', 'RETAIL', 'VENTURES', 'FOOD INDUSTRIES', 'MARKETING', 'RESOURCES', 'GLOBAL'], // prettier-ignore
  address: malayAddress,
  registration: [
    (dice) => `(${sixFigures(dice)})`,
    (dice) => `(${dice.digits(7)}-${dice.pick(['X', 'A', 'U'])})`,
    (dice) => `Co. Reg. No: ${sixFigures(dice)}`,
    (dice) => `(CO. REG : ${sixFigures(dice)})`,
    (dice) => `ROC NO: ${dice.digits(7)}-M`,
    (dice) => `Company No. 20${dice.digits(10)} (${dice.digits(7)}-K)`,
    (dice) => `(SA0${dice.digits(6)}-T)`,
    (dice) => `00${dice.digits(7)}-W`,
  ],
  tax_id: [
    (dice) => `GST ID : 000${dice.digits(9)}`,
    (dice) => `GST REG NO: 00${dice.digits(10)}`,
    (dice) => `(GST No : 001${dice.digits(9)})`,
    (dice) => `SST ID: W10-${dice.digits(4)}-${dice.digits(8)}`,
  ],
  phone: (dice) => dice.pick([`03-${dice.digits(8)}`, `0${dice.between(4, 9)}-${dice.digits(7)}`, `01${dice.between(0, 9)}-${dice.digits(3)} ${dice.digits(4)}`, `+603 ${dice.digits(4)} ${dice.digits(4)}`]), // prettier-ignore
  dates: ['dd/mm/yyyy', 'dd/mm/yyyy', 'dd-mm-yyyy', 'dd/mm/yy', 'd/m/yyyy', 'dd-mmm-yyyy', 'dd mmm yyyy', 'yyyy-mm-dd', 'dd.mm.yyyy', 'dd-mm-yy', 'dd/mmm/yyyy', 'yyyy/mm/dd'], // prettier-ignore
  tax: { name: 'GST', rate: 0.06, code: 'SR' },
  rounded_to: 5,
  comma: false,
};

export const SINGAPORE: Land = {
  ...MALAYSIA,
  country: 'SG',
  languages: ['en'],
  currency: ['$', 'S$', '$', 'SGD '],
  stems: ['TAN AH HUAT', 'LUCKY LION', 'THE DAILY CUP', 'ENG SENG', 'PEOPLE\'S CHOICE', 'MERLION GARDEN', 'KOPI & CO', 'ORCHID', 'YEW TEE', 'HARBOURFRONT', 'Toast Republic', 'Ah Meng', 'NEXT DOOR', 'SUNRISE'], // prettier-ignore
  names: {
    ...MALAYSIA.names,
    supermarket: ['% SUPERMARKET', '% MINIMART', '% Trading', '% Provision Shop'],
    restaurant: ['% Eating House', '% SEAFOOD RESTAURANT', '% Chicken Rice', '%'],
    cafe: ['% Cafe', '%', '% Bakery', '% Coffee'],
    petrol: ['% Service Station', '% Petrol'],
    pharmacy: ['% Pharmacy', '% Health & Beauty', '% Clinic'],
    taxi: ['% Cabs', '% Limo'],
    hotel: ['Hotel %', '% Inn', '% Suites'],
    hardware: ['% Hardware', '% Home', '% Electrical'],
    stationer: ['% Bookstore', '% Stationery', '% Gifts'],
  },
  forms: ['PTE LTD', 'PTE. LTD.', 'Pte Ltd', 'Pte. Ltd.', 'LLP', ''],
  address: (dice) => {
    const unit = `#0${dice.between(1, 5)}-${dice.digits(2)}`;
    const code = dice.digits(6);
    const place = dice.pick([`Singapore ${code}`, `SINGAPORE ${code}`, `S(${code})`, `Singapore (${code})`]);
    return dice.pick([
      [`Blk ${dice.between(101, 880)} ${dice.pick(['Bedok North Ave 3', 'Ang Mo Kio Ave 10', 'Toa Payoh Lor 4'])}`, unit, place], // prettier-ignore
      [`${dice.between(1, 390)} ${dice.pick(['Orchard Road', 'Jurong Gateway Road', 'Beach Road', 'Victoria Street'])}`, `${unit} ${dice.pick(['Harbour Point', 'Cineplaza', 'The Arcade'])}`, place], // prettier-ignore
      [
        `${dice.between(1, 200)} ${dice.pick(['Tampines Central 1', 'Kallang Way', 'Joo Chiat Road'])}`,
        place,
      ],
    ]);
  },
  registration: [
    (dice) => `Co. Reg. No. 20${dice.digits(7)}K`,
    (dice) => `UEN: 20${dice.digits(7)}D`,
    (dice) => `(Reg No: 19${dice.digits(7)}N)`,
  ],
  tax_id: [(dice) => `GST Reg No: M${dice.pick(['2', '9', '8'])}-${dice.digits(7)}-X`, (dice) => `GST REG NO 20${dice.digits(7)}K`], // prettier-ignore
  phone: (dice) => dice.pick([`6${dice.digits(3)} ${dice.digits(4)}`, `(65) 6${dice.digits(7)}`]),
  tax: { name: 'GST', rate: 0.07, code: 'SR' },
};

export const HONG_KONG: Land = {
  ...SINGAPORE,
  country: 'HK',
  languages: ['en'],
  currency: ['HK$', '$', 'HKD '],
  stems: ['WING FUNG', 'Tai Hing Lung', 'KAM LOK', 'HARBOUR KITCHEN', 'Yau Kee', 'SAM\'S', 'Lee Yuen', 'GOLDEN BAUHINIA', 'Man Fat', 'PEAK & CO.'], // prettier-ignore
  forms: ['LIMITED', 'LTD.', 'Co. Ltd.', 'Limited', 'COMPANY LIMITED', ''],
  address: (dice) => [
    `Shop ${dice.between(1, 90)}, ${dice.pick(['G/F', '1/F', 'LG/F'])}`,
    ...(dice.chance(0.6) ? [dice.pick(['Harbour Plaza', 'Sun Fook Building', 'Lok Fu Centre'])] : []),
    `${dice.between(1, 480)} ${dice.pick(['Nathan Road', 'Queen\'s Road Central', 'Hennessy Road', 'Castle Peak Road'])}`, // prettier-ignore
    dice.pick(['Kowloon', 'Hong Kong', 'Wan Chai, Hong Kong', 'Tsuen Wan, N.T.']),
  ],
  registration: [(dice) => `BR No: ${dice.digits(8)}`],
  tax_id: [],
  phone: (dice) => `2${dice.digits(3)} ${dice.digits(4)}`,
  dates: ['dd/mm/yyyy', 'yyyy/mm/dd', 'dd-mmm-yy', 'dd/mm/yy', 'yyyy-mm-dd'],
  tax: { name: '', rate: 0, code: '' },
  rounded_to: 10,
};

export const CHINA: Land = {
  country: 'CN',
  languages: ['zh'],
  currency: ['￥', '¥', ''],
  stems: [
    '明珠',
    '福满楼',
    '老城',
    '鑫隆',
    '百味',
    '江南春',
    '东升',
    '四季',
    '云海',
    '金桥',
    '好又惠',
    '同泰',
  ],
  names: {
    supermarket: ['%超市', '%便利店', '%生活超市', '%生鲜'],
    hardware: ['%五金店', '%建材', '%家居'],
    restaurant: ['%饭店', '%餐厅', '%火锅', '%大酒楼'],
    cafe: ['%咖啡', '%茶饮', '%面包房'],
    petrol: ['%加油站'],
    parking: ['%停车场'],
    pharmacy: ['%大药房', '%药店'],
    taxi: ['%出租车'],
    hotel: ['%酒店', '%宾馆'],
    stationer: ['%书店', '%文具'],
  },
  forms: ['有限公司', '有限责任公司', ''],
  company_words: ['餐饮管理', '商贸', '商业', '连锁', '实业'],
  address: (dice) => [
    `${dice.pick(['上海市浦东新区', '杭州市西湖区', '广州市天河区', '成都市武侯区', '北京市朝阳区', '南京市鼓楼区'])}${dice.pick(['人民路', '世纪大道', '中山北路', '解放街', '文一路'])}${dice.between(1, 980)}号${dice.pick(['', '1楼', '万达广场B1层', '201室', '3号楼2层'])}`,
  ],
  registration: [],
  tax_id: [(dice) => `税号：9131${dice.digits(14)}`],
  phone: (dice) => dice.pick([`021-${dice.digits(8)}`, `13${dice.digits(9)}`, `400-${dice.digits(3)}-${dice.digits(4)}`]), // prettier-ignore
  dates: ['yyyy-mm-dd', 'yyyy/mm/dd', 'yyyy年mm月dd日', 'yyyy年m月d日', 'yyyy.mm.dd'],
  tax: { name: '', rate: 0, code: '' },
  rounded_to: 0,
  comma: false,
};
