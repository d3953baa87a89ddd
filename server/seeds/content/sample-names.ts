/** Parts of company names, in the two languages of the demo's people. */
export const companyNames = {
  english: {
    first: [
      'North',
      'Blue',
      'Silver',
      'Harbour',
      'Maple',
      'Summit',
      'Bright',
      'River',
      'Stone',
      'Amber',
      'Cedar',
      'Union',
    ],
    second: ['field', 'bridge', 'gate', 'line', 'mark', 'works', 'yard', 'port', 'crest', 'wood'],
    last: [
      'Logistics',
      'Foods',
      'Engineering',
      'Textiles',
      'Energy',
      'Instruments',
      'Retail',
      'Paper',
      'Medical',
      'Glass',
    ],
  },
  chinese: {
    place: ['上海', '深圳', '杭州', '苏州', '成都', '广州', '宁波', '青岛'],
    name: ['远航', '恒信', '瑞丰', '明达', '华悦', '新程', '天成', '嘉禾', '博远', '聚力'],
    trade: ['物流', '食品', '机械', '纺织', '能源', '仪器', '零售', '纸业', '医疗', '玻璃'],
  },
} as const;

export const cities = [
  'Shanghai',
  'Shenzhen',
  'Hamburg',
  'Lyon',
  'Leeds',
  'Porto',
  '杭州',
  '成都',
  'Chicago',
  'Toronto',
] as const;

export const people = {
  first: ['Anna', 'Marco', 'Lena', 'Tom', 'Sofia', 'James', 'Nora', 'Paul', 'Mia', 'Victor', 'Clara', 'Hugo'],
  last: [
    'Keller',
    'Rossi',
    'Novak',
    'Martin',
    'Silva',
    'Evans',
    'Berg',
    'Fischer',
    'Dubois',
    'Murray',
    'Costa',
    'Lind',
  ],
  chinese: ['张伟', '王静', '刘洋', '陈杰', '杨敏', '赵磊', '黄丽', '周强', '吴霞', '孙涛', '朱琳', '马超'],
} as const;

export const jobs = [
  'Purchasing',
  'Managing director',
  'Technician',
  'Accounting',
  'Planning',
  '采购经理',
  '总经理',
  '财务',
] as const;

export const subjects = [
  'Asked for a new offer',
  'Went through the delivery plan',
  'Reported a late delivery',
  'Renewal of the contract',
  'Showed the new catalogue',
  'Discussed prices for next year',
  '讨论年度价格',
  '确认交货日期',
  '介绍新产品',
  '处理投诉',
] as const;
