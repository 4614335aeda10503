// Units that goods and work are counted in: what each is of another, and the codes and signs that stand for it everywhere. What
// languages call them stands in their files.

export type UnitId =
  | 'piece'
  | 'pair'
  | 'dozen'
  | 'hundred'
  | 'thousand'
  | 'box'
  | 'pack'
  | 'carton'
  | 'pallet'
  | 'roll'
  | 'bottle'
  | 'bag'
  | 'can'
  | 'set'
  | 'lump'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'gram'
  | 'kilogram'
  | 'tonne'
  | 'pound'
  | 'millimetre'
  | 'centimetre'
  | 'metre'
  | 'kilometre'
  | 'square_metre'
  | 'cubic_metre'
  | 'millilitre'
  | 'litre'
  | 'hectolitre'
  | 'kilowatt_hour'
  | 'megawatt_hour';

interface Unit {
  /** Codes of UN/ECE recommendations 20 and 21 that e-invoices use, and international signs; blanks part them. */
  signs: string;
  /** How many of another unit it is. */
  is?: [number, UnitId];
  /** Holds other things: how many, each article says. */
  holds?: true;
}

export const UNITS: Record<UnitId, Unit> = {
  piece: { signs: 'C62 H87 EA PCE NAR XPP pc pcs' },
  pair: { signs: 'PR', is: [2, 'piece'] },
  dozen: { signs: 'DZN', is: [12, 'piece'] },
  hundred: { signs: 'CEN', is: [100, 'piece'] },
  thousand: { signs: 'MIL', is: [1000, 'piece'] },
  box: { signs: 'BX XBX', holds: true },
  pack: { signs: 'PK XPK', holds: true },
  carton: { signs: 'CT XCT ctn', holds: true },
  pallet: { signs: 'PF XPX XPF', holds: true },
  roll: { signs: 'RO XRO', holds: true },
  bottle: { signs: 'BO XBO', holds: true },
  bag: { signs: 'BG XBG', holds: true },
  can: { signs: 'CA XCA', holds: true },
  set: { signs: 'SET', holds: true },
  lump: { signs: 'LS' },
  minute: { signs: 'MIN', is: [1 / 60, 'hour'] },
  hour: { signs: 'HUR h hr' },
  day: { signs: 'DAY' },
  week: { signs: 'WEE' },
  month: { signs: 'MON' },
  year: { signs: 'ANN' },
  gram: { signs: 'GRM g', is: [0.001, 'kilogram'] },
  kilogram: { signs: 'KGM kg' },
  tonne: { signs: 'TNE t', is: [1000, 'kilogram'] },
  pound: { signs: 'LBR lb lbs', is: [0.453_592_37, 'kilogram'] },
  millimetre: { signs: 'MMT mm', is: [0.001, 'metre'] },
  centimetre: { signs: 'CMT cm', is: [0.01, 'metre'] },
  metre: { signs: 'MTR m' },
  kilometre: { signs: 'KMT km', is: [1000, 'metre'] },
  square_metre: { signs: 'MTK m2 m² sqm' },
  cubic_metre: { signs: 'MTQ m3 m³ cbm' },
  millilitre: { signs: 'MLT ml', is: [0.001, 'litre'] },
  litre: { signs: 'LTR l' },
  hectolitre: { signs: 'HLT hl', is: [100, 'litre'] },
  kilowatt_hour: { signs: 'KWH kwh' },
  megawatt_hour: { signs: 'MWH mwh', is: [1000, 'kilowatt_hour'] },
};

export const UNIT_IDS = Object.keys(UNITS) as UnitId[];
