import type { WireProduct } from '@/api/contract/product'

type DealType = 'domestic' | 'international' | 'stock'

/** An offer of the mocked provider. Prices are rupees per unit, durations are days. */
type Row = [
  sku: string,
  name: string,
  buy: number,
  sellFrom: number,
  sellTo: number,
  unit: string,
  daysFrom: number,
  daysTo: number,
  deliveryAfter: number,
  least: number,
  more?: { color?: string; netWeight?: string },
]

// prettier-ignore
const domestic: Row[] = [
  // sku, name,                                buy, sell from,   to, unit, days,  delivery, least
  ['WHT-LOK1-D', 'Wheat Lokwan',              26.5,   27.55,  28.6, 'kg',   5,  8, 10, 100],
  ['ONI-NSK-D', 'Onion Lasalgaon',           18.75,    19.7,    21, 'kg',   5,  7,  8, 200, { color: 'Red' }],
  ['MNG-ALP-D', 'Alphonso Mango',              720,     756,   806, 'dozen', 5, 8,  6, 5],
  ['DAL-TUR-D', 'Tur Dal Latur',             105.4,   109.6,   114, 'kg',  10, 15, 18, 50],
  ['CHL-GTR-D', 'Red Chilli Guntur Teja',      188,     197,   209, 'kg',  12, 18, 20, 25, { color: 'Red' }],
  ['TRM-SNG-D', 'Turmeric Sangli',           142.5,  148.25, 157.5, 'kg',  15, 20, 22, 25],
  ['RIC-KLM-D', 'Rice Wada Kolam',              58,   59.95,  62.5, 'kg',  10, 14, 16, 50],
  ['COT-S6-D', 'Cotton Kapas Shankar 6',      7150,    7390,  7720, 'quintal', 20, 25, 28, 2, { color: 'White' }],
  ['GRP-TMP-D', 'Grapes Nashik Thompson',       78,    82.5,    88, 'kg',   5,  7,  6, 40, { color: 'Green' }],
  ['SOY-YLW-D', 'Soybean Yellow',             4620,    4785,  4990, 'quintal', 15, 20, 24, 5, { color: 'Yellow' }],
  ['TMT-NRG-D', 'Tomato Narayangaon',          420,     441,   475, 'box',  5,  6,  6, 10, { color: 'Red' }],
  ['JGR-KLP-D', 'Jaggery Kolhapur',          46.25,    47.9,  50.4, 'kg',  12, 16, 18, 60],
  ['POM-BHG-D', 'Pomegranate Bhagwa',          112,  117.75,   126, 'kg',   6,  9, 10, 30, { color: 'Red' }],
  ['GNT-SHL-D', 'Groundnut in Shell',           62,    64.5,  68.2, 'kg',  12, 18, 20, 50],
  ['POT-AGR-D', 'Potato Agra',                 760,     790,   838, 'bag',  7, 10, 12, 10],
  ['CHN-DSI-D', 'Chana Desi Akola',          58.75,    60.9,    64, 'kg',  10, 15, 16, 100, { color: 'Brown' }],
  ['MZE-YLW-D', 'Maize Yellow',               2240,    2315,  2430, 'quintal', 10, 15, 18, 5, { color: 'Yellow' }],
  ['GRL-MDS-D', 'Garlic Mandsaur',              96,   100.5,   108, 'kg',   8, 12, 14, 30, { color: 'White' }],
  ['MUN-GRN-D', 'Moong Whole',                  82,      85, 89.25, 'kg',  10, 14, 16, 50, { color: 'Green' }],
  ['BNN-JLG-D', 'Banana Jalgaon',               38,   39.75,  42.5, 'dozen', 5, 6,  5, 40],
  ['MUS-BRT-D', 'Mustard Seed Bharatpur',   58.375,      61,  64.5, 'kg',  14, 18, 20, 60],
  ['GNG-STR-D', 'Ginger Satara',                64,      67,  72.4, 'kg',   8, 11, 12, 40],
  ['URD-BLK-D', 'Urad Whole',                 88.5,    91.6, 96.25, 'kg',  10, 15, 18, 50, { color: 'Black' }],
  ['COR-RJK-D', 'Coriander Seed Rajkot',        78,      81,    86, 'kg',  14, 20, 22, 40],
  ['MSR-RED-D', 'Masoor Dal',                 72.6,   75.25,  78.9, 'kg',  10, 15, 16, 50, { color: 'Red' }],
  ['COC-PLC-D', 'Coconut Pollachi',            312,     324,   345, 'dozen', 10, 14, 14, 10],
  ['JWR-MLD-D', 'Jowar Maldandi',            42.75,   44.25,  46.5, 'kg',  10, 14, 15, 80, { color: 'White' }],
  ['BJR-HYB-D', 'Bajra',                      27.2,   28.15,  29.6, 'kg',   8, 12, 14, 100],
]

// prettier-ignore
const international: Row[] = [
  ['RIC-1121-I', 'Basmati Rice 1121 Sella',   84.5,    87.9,    93, 'kg',  15, 20, 26, 250, { netWeight: '25 kg bag' }],
  ['CSH-W320-I', 'Cashew W320',            742.125,     771,   812, 'kg',  15, 22, 28, 25, { netWeight: '22.68 kg carton' }],
  ['CRD-8MM-I', 'Cardamom Green 8 mm',        2420,    2515,  2690, 'kg',  20, 25, 30, 5, { color: 'Green', netWeight: '5 kg carton' }],
  ['MNG-ALP-I', 'Alphonso Mango Export',      1150,    1210,  1300, 'box',  5,  8,  7, 10, { netWeight: '3 kg box' }],
  ['PEP-MLB-I', 'Black Pepper Malabar',      628.5,     655,   698, 'kg',  18, 24, 30, 20, { color: 'Black', netWeight: '50 kg bag' }],
  ['CHL-S334-I', 'Red Chilli S334 Stemless',   205,     214, 228.5, 'kg',  15, 20, 26, 50, { color: 'Red', netWeight: '25 kg bag' }],
  ['CUM-UNJ-I', 'Cumin Unjha 99%',             254,   263.5,   280, 'kg',  15, 20, 25, 40, { netWeight: '25 kg bag' }],
  ['TRM-SLM-I', 'Turmeric Salem Polished',     158,   164.5, 175.5, 'kg',  18, 24, 28, 50, { netWeight: '25 kg bag' }],
  ['COF-PLA-I', 'Coffee Arabica Plantation A', 412.6,   428, 455.4, 'kg',  20, 28, 32, 60, { netWeight: '60 kg bag' }],
  ['ONI-45M-I', 'Onion Nashik 45 mm+',       24800,   26000, 27900, 'tonne', 8, 12, 14, 2, { color: 'Red', netWeight: '20 kg mesh bag' }],
  ['GRP-EXP-I', 'Grapes Seedless',             438,     459,   491, 'box',  6,  9, 10, 20, { color: 'Green', netWeight: '4.5 kg carton' }],
  ['SES-HUL-I', 'Sesame Hulled 99.95%',     158.25,     164,   173, 'kg',  15, 20, 26, 100, { color: 'White', netWeight: '25 kg bag' }],
  ['GNT-JVA-I', 'Groundnut Java 50/60',        118.5, 122.8, 129.9, 'kg', 15, 22, 26, 100, { netWeight: '50 kg bag' }],
  ['CLV-KNK-I', 'Clove Kanyakumari',           812,     845,   899, 'kg',  20, 25, 30, 10, { netWeight: '25 kg carton' }],
  ['BNN-CAV-I', 'Banana Cavendish',            412,     430,   462, 'box',  5,  8,  8, 20, { netWeight: '13.5 kg carton' }],
]

// prettier-ignore
const stock: Row[] = [
  ['WHT-SHR-S', 'Wheat Sharbati Sehore',      1712,    1775,  1858, 'bag', 15, 20, 24, 10],
  ['SGR-S30-S', 'Sugar S-30',               3985.5,    4110,  4260, 'quintal', 15, 20, 22, 3, { color: 'White' }],
  ['CHK-KBL-S', 'Kabuli Chana 12 mm',       126.75,     131,   138, 'kg',  20, 25, 28, 50, { color: 'White' }],
  ['CHL-BYD-S', 'Red Chilli Byadgi',           276,   288.5, 309.5, 'kg',  25, 30, 34, 20, { color: 'Deep red' }],
  ['ONI-RBI-S', 'Onion Rabi Stored',          2140,    2230,  2399, 'quintal', 15, 20, 22, 4, { color: 'Pink' }],
  ['RIC-SON-S', 'Rice Sona Masuri',           1318,    1362,  1424, 'bag', 18, 24, 26, 8],
  ['POT-CHP-S', 'Potato Chipsona',             845,     884, 944.5, 'bag', 20, 25, 27, 10],
  ['TUR-WHL-S', 'Tur Whole',                  7425,    7660,  7990, 'quintal', 25, 30, 32, 2],
  ['COF-ROB-S', 'Coffee Robusta Cherry',       236,     246,   262, 'kg',  20, 25, 28, 50],
  ['MZE-SEM-S', 'Maize Grain Davangere',     23150,   23990, 25200, 'tonne', 20, 28, 30, 1, { color: 'Yellow' }],
  ['JGR-CUB-S', 'Jaggery Cubes',             54.25,    56.4,  59.5, 'kg',  18, 24, 26, 40],
  ['LEM-KGZ-S', 'Lemon Kagzi',                 640,     672,   722, 'box',  6,  9, 10, 8, { color: 'Yellow' }],
]

/** An id derived from the sku, so that it does not depend on the row's position. */
function idOf(sku: string): string {
  return [...sku]
    .map((character) => character.charCodeAt(0).toString(16))
    .join('')
    .padEnd(24, '0')
}

function offers(type: DealType, rows: Row[]): WireProduct[] {
  return rows.map(([sku, name, buy, sellFrom, sellTo, unit, from, to, after, least, more]) => ({
    _id: idOf(sku),
    sku,
    productName: name,
    ...more,
    type,
    purchasePrice: buy,
    unit,
    dealDurationStart: from,
    dealDurationEnd: to,
    deliveryAfterDays: after,
    sellingPriceMin: sellFrom,
    sellingPriceMax: sellTo,
    minPurchaseQuantity: least,
  }))
}

export const catalogue: readonly WireProduct[] = [
  ...offers('domestic', domestic),
  ...offers('international', international),
  ...offers('stock', stock),
]
