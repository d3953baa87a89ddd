import type { AddedKind } from './new-kinds.ts';

const words = (text: string): readonly string[] => text.split(',');

/** Other words for a kind, in lower case and in both languages: whatever language the page is in, a maker finds it by them. */
export const kindSynonyms: Readonly<Record<AddedKind, readonly string[]>> = {
  text: words(
    'string,line,name,email,phone,url,link,long text,textarea,paragraph,word,文本,文字,单行,多行,字符串,名称,姓名,电话,手机,邮箱,网址,链接,备注',
  ),
  number: words(
    'money,amount,currency,price,cost,integer,decimal,percent,rating,stars,progress,slider,quantity,figure,数字,数值,金额,货币,价格,单价,费用,整数,小数,百分比,评分,星级,进度,滑块,数量',
  ),
  date: words('day,time,datetime,deadline,due,birthday,calendar,moment,日期,时间,日期时间,年月日,截止,生日,日历'),
  select: words(
    'choice,dropdown,status,option,radio,enum,category,list,pick,segments,单选,选择,下拉,状态,选项,枚举,分类,类别',
  ),
  user: words(
    'person,people,member,employee,staff,owner,assignee,contact,account,人员,成员,用户,员工,负责人,联系人,经办人',
  ),
  relation: words(
    'link to table,link to another table,reference,linked record,foreign key,lookup,connect,join,关联,关联记录,链接到表,引用,外键,连接',
  ),
  file: words('attachment,document,upload,pdf,文件,附件,文档,上传'),
  image: words('picture,photo,camera,gallery,attachment,图片,照片,相片,拍照,图像,附件'),
  multiSelect: words('tags,labels,checkboxes,multiple choice,multi-select,choices,options,多选,标签,复选,选项'),
  boolean: words('checkbox,switch,toggle,yes/no,true,false,tick,check,是否,开关,复选框,勾选,布尔'),
  time: words('clock,hour,minute,time of day,时间,时刻,钟点,时分'),
  dateRange: words('period,duration,from to,start and end,interval,日期范围,日期区间,时间段,期间,起止'),
  department: words('team,unit,organization,organisation,division,部门,组织,团队'),
  richText: words('markdown,formatted text,rich text,article,html,description,富文本,格式文本,文章,正文'),
  cascade: words('levels,hierarchy,tree,category,subcategory,region,级联,层级,分级,树形,分类'),
  colour: words('color,colour,hex,paint,颜色,色彩'),
  signature: words('sign,handwriting,approval,签名,手写,签字'),
  address: words('location,place,map,street,city,province,region,position,gps,地址,位置,地图,省市区,定位,街道'),
  formula: words(
    'calculate,calculation,compute,expression,function,sum,days,days late,late,overdue,if,today,公式,计算,函数,运算,表达式,天数,逾期,超期,如果,相差',
  ),
  rollup: words('sum,total,count,average,aggregate,summary,roll up,汇总,合计,求和,计数,平均,统计'),
  lookup: words('look up,reference,value of linked record,vlookup,引用,查找,关联字段,带出'),
  serial: words('auto number,autonumber,id,code,sequence,counter,编号,流水号,自动编号,序号,单号'),
  system: words(
    'created,created by,created at,updated,modified,author,record id,记录信息,创建人,创建时间,修改人,修改时间,系统字段',
  ),
  custom: words('component,plugin,widget,extension,自定义,组件,插件,扩展'),
  subTable: words('rows,line items,details,table,grid,list,nested,子表,明细,表格,行,清单'),
  section: words('group,heading,panel,block,title,分组,标题,区块,面板'),
  columns: words('side by side,layout,grid,分栏,并排,布局,列'),
  tabs: words('tab,pages,layout,标签页,选项卡,页签'),
  divider: words('line,separator,rule,分割线,分隔线,横线'),
  note: words('text,hint,explanation,help,instruction,description,说明,提示,备注,帮助'),
};
