const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `share` of the second colour in the first, 0 to 1. */
export function mix(first, second, share) {
  const [from, to] = [channels(first), channels(second)]
  return `#${from.map((value, at) => hexPair(value + (to[at] - value) * share)).join('')}`
}

function hexPair(value) {
  return Math.round(value).toString(16).padStart(2, '0')
}

const STEPS = 10

/**
 * The tones of one thing from shadow to light: `tone(0)` is its deepest shadow, `tone(1)` its brightest spot.
 * In steps, because flat tones are the style and pack small.
 */
function ramp(...stops) {
  return (at) => {
    const step = Math.round(Math.min(Math.max(at, 0), 1) * STEPS) / STEPS
    const place = step * (stops.length - 1)
    const index = Math.min(Math.floor(place), stops.length - 2)
    return mix(stops[index], stops[index + 1], place - index)
  }
}

/** Ramps by thing: shadow, dark, base, light, glow. */
export const tones = {
  wheat: ramp('#7A4A14', '#B0742A', '#DBA347', '#EFC673', '#FBE3A9'),
  sharbati: ramp('#85551A', '#C0873A', '#E6B65E', '#F6D58C', '#FFEDC2'),
  rice: ramp('#9C8A66', '#CDBE9C', '#EBE2CB', '#F9F4E6', '#FFFFFF'),
  sella: ramp('#94702C', '#C9A45A', '#E8CD8F', '#F6E5B8', '#FFF7DF'),
  turDal: ramp('#9A5A06', '#CF8A12', '#F0B62F', '#FBD160', '#FFEAA2'),
  turWhole: ramp('#4C2413', '#7C4023', '#AC6539', '#CE8B59', '#EDBC90'),
  chana: ramp('#4A2B12', '#7A4A20', '#A96F36', '#C8935A', '#E9C397'),
  kabuli: ramp('#8E6B3C', '#C0995F', '#E3C590', '#F3DFB6', '#FFF4DC'),
  moong: ramp('#29400F', '#4C6B1B', '#74962E', '#9BBB52', '#C9DF8F'),
  urad: ramp('#08080A', '#1C1B20', '#34323A', '#57545F', '#9C99A6'),
  masoor: ramp('#8C2E0C', '#C14E1D', '#E8773A', '#F79A62', '#FFC7A0'),
  soybean: ramp('#8C6420', '#C0963F', '#E5C26C', '#F4DA98', '#FFF1CB'),
  mustard: ramp('#1F0F08', '#3A1E12', '#5C331F', '#855238', '#BD8B6C'),
  sesame: ramp('#A68B56', '#CFB682', '#EADCB6', '#F8F0D9', '#FFFDF5'),
  coriander: ramp('#6B4A16', '#9C7530', '#CBA255', '#E2C282', '#F6E4B9'),
  cumin: ramp('#57391A', '#86602E', '#B58A4C', '#D3AF75', '#F0DAAE'),
  jowar: ramp('#94794A', '#C4AA75', '#E6D3A6', '#F6EACB', '#FFFBEF'),
  bajra: ramp('#565B3C', '#858A60', '#B3B68A', '#D0D2AE', '#EEEFD8'),
  bajraHead: ramp('#4E4A22', '#7A7238', '#A89C58', '#C6BB7C', '#E8E0B4'),
  jowarHead: ramp('#8A6A3A', '#BC9660', '#E0C290', '#F2DEB8', '#FFF4DC'),
  maize: ramp('#A55C00', '#DB8B05', '#F8B81E', '#FFD152', '#FFECA0'),
  peanutShell: ramp('#6E4518', '#A4712F', '#D2A15A', '#E8C387', '#FAE6BF'),
  peanutKernel: ramp('#6B2A1B', '#9F4A33', '#CC7757', '#E19E80', '#F6CDB6'),
  cashew: ramp('#A77B3C', '#D3AD6C', '#F0D5A0', '#FAE8C4', '#FFF9E8'),
  cardamom: ramp('#36511A', '#5E7F2C', '#8DAE4B', '#B4CF78', '#DDECB0'),
  clove: ramp('#1E0B05', '#3D1B0E', '#66321C', '#8D5133', '#BE8560'),
  pepper: ramp('#0E0B0A', '#241D1A', '#42362F', '#675750', '#A08F86'),
  coffee: ramp('#230F07', '#43200F', '#6B3A1F', '#925A38', '#C39470'),
  robusta: ramp('#3B3113', '#64552A', '#8F7F48', '#B1A36C', '#D8CEA0'),
  chilli: ramp('#5E0508', '#94090E', '#CC1A1B', '#E84436', '#FF8F76'),
  byadgi: ramp('#330307', '#5C070D', '#8E1417', '#B52D29', '#DC6A57'),
  chilliBright: ramp('#7A0A04', '#B51A0B', '#E53515', '#F9653A', '#FFAA80'),
  turmeric: ramp('#74410C', '#A96B1D', '#D59A3C', '#E9BB6B', '#F9DDA6'),
  turmericPolished: ramp('#87450A', '#BF6F0F', '#EDA220', '#FAC450', '#FFE496'),
  turmericCut: ramp('#B34700', '#E06A00', '#FB8C0A', '#FFAE33', '#FFD27A'),
  ginger: ramp('#7A5A2A', '#AB8747', '#D6B679', '#EAD3A2', '#FAEBCB'),
  garlic: ramp('#A08CA0', '#CBBCC9', '#EDE5EA', '#FAF6F8', '#FFFFFF'),
  onion: ramp('#4A0A26', '#7B173F', '#B0345F', '#CE6487', '#EFA6BC'),
  onionPink: ramp('#7A3326', '#B15C46', '#DD8E71', '#EEB39A', '#FBDAC9'),
  potato: ramp('#6D4B1D', '#A07839', '#CFA660', '#E3C48A', '#F6E3BC'),
  potatoPale: ramp('#8A6A2E', '#BD994F', '#E2C47E', '#F1DCA6', '#FDF1D2'),
  tomato: ramp('#7C0E08', '#B3200F', '#E43D23', '#F4694A', '#FFAB8E'),
  mango: ramp('#B45300', '#E07E07', '#FBAE1B', '#FFCB4F', '#FFE69A'),
  pomegranate: ramp('#5C0716', '#921429', '#C62A3F', '#E0586A', '#F9A3AB'),
  grape: ramp('#4A6B16', '#769A2B', '#A6C94C', '#C8E07C', '#EEF8C4'),
  banana: ramp('#8F6A00', '#CC9D07', '#F6CE2A', '#FFE163', '#FFF3B0'),
  bananaGreen: ramp('#4C6B0E', '#7C9C22', '#AFCB42', '#CFE272', '#EDF6B5'),
  coconut: ramp('#2E1B0C', '#50321A', '#7C5430', '#A07A52', '#CFAF87'),
  lemon: ramp('#A37F00', '#D9B20C', '#F9DC35', '#FFEB73', '#FFF8BE'),
  jaggery: ramp('#5E2C05', '#93500F', '#C97F24', '#E3A548', '#F8D188'),
  sugar: ramp('#8FA3B3', '#BCCBD6', '#E3EAEF', '#F5F8FA', '#FFFFFF'),
  cotton: ramp('#9CA7B0', '#C9D0D6', '#EDF0F1', '#FAFBFB', '#FFFFFF'),
  leaf: ramp('#17401A', '#28632A', '#438A3B', '#6BAB56', '#A8D38A'),
  straw: ramp('#7A5A1E', '#AE8838', '#D9B75F', '#EBD28A', '#FAEBBC'),
  husk: ramp('#5C6F1E', '#87992F', '#B3C155', '#D2DB86', '#EDF1BE'),
  bark: ramp('#35200F', '#573820', '#7D5636', '#A27A55', '#CBA986'),
  jute: ramp('#6A4B23', '#94703B', '#BF9A5E', '#D8B981', '#EED8AE'),
  burlap: ramp('#6E5C40', '#9A8561', '#C4AF8A', '#DBCAA9', '#F0E5CE'),
  wood: ramp('#5E3512', '#8D5824', '#BB8142', '#D6A467', '#EFCB98'),
  bamboo: ramp('#6E4A14', '#A0752A', '#CFA24A', '#E4C176', '#F8E2AC'),
  brass: ramp('#6B4706', '#A37414', '#D9A632', '#F0C964', '#FFEDB4'),
  clay: ramp('#5C2413', '#8C3D22', '#BC6240', '#D68966', '#F0BC9F'),
  steel: ramp('#5F6B76', '#8D99A4', '#BCC6CE', '#DCE3E8', '#FFFFFF'),
  carton: ramp('#7A5730', '#A67F4F', '#CDA875', '#DFC296', '#F2DFC0'),
  sky: ramp('#0F3A5E', '#1B5E94', '#3E86BE', '#7FB3DA', '#C9E1F2'),
}
