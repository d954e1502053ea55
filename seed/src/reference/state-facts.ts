/** Facts about single states that no package brings: sales tax and the Chinese names of the main markets. */

/** `AL=阿拉巴马州 AK=...` to entries by ISO 3166-2 code. */
function entries(country: string, list: string): readonly (readonly [string, string])[] {
  return list
    .trim()
    .split(/\s+/)
    .map(item => {
      const [code = '', value = ''] = item.split('=');
      return [`${country}-${code}`, value] as const;
    });
}

/** Sales tax as a fraction: the state's own rate in the United States, federal and provincial together in Canada. */
export const STATE_TAX: Readonly<Record<string, string>> = Object.fromEntries([
  ...entries(
    'US',
    `
    AL=0.04 AZ=0.056 AR=0.065 CA=0.0725 CO=0.029 CT=0.0635 DC=0.06 FL=0.06 GA=0.04 HI=0.04 ID=0.06 IL=0.0625 IN=0.07
    IA=0.06 KS=0.065 KY=0.06 LA=0.0445 ME=0.055 MD=0.06 MA=0.0625 MI=0.06 MN=0.06875 MS=0.07 MO=0.04225 NE=0.055
    NV=0.0685 NJ=0.06625 NM=0.04875 NY=0.04 NC=0.0475 ND=0.05 OH=0.0575 OK=0.045 PA=0.06 RI=0.07 SC=0.06 SD=0.042
    TN=0.07 TX=0.0625 UT=0.061 VT=0.06 VA=0.053 WA=0.065 WV=0.06 WI=0.05 WY=0.04 AK=0.00 DE=0.00 MT=0.00 NH=0.00
    OR=0.00
  `,
  ),
  ...entries(
    'CA',
    `
    AB=0.05 BC=0.12 MB=0.12 NB=0.15 NL=0.15 NT=0.05 NS=0.14 NU=0.05 ON=0.13 PE=0.15 QC=0.14975 SK=0.11 YT=0.05
  `,
  ),
]);

export const STATE_NAMES_ZH: Readonly<Record<string, string>> = Object.fromEntries([
  ...entries(
    'US',
    `
    AL=阿拉巴马州 AK=阿拉斯加州 AZ=亚利桑那州 AR=阿肯色州 CA=加利福尼亚州 CO=科罗拉多州 CT=康涅狄格州 DE=特拉华州 DC=哥伦比亚特区
    FL=佛罗里达州 GA=佐治亚州 HI=夏威夷州 ID=爱达荷州 IL=伊利诺伊州 IN=印第安纳州 IA=艾奥瓦州 KS=堪萨斯州 KY=肯塔基州
    LA=路易斯安那州 ME=缅因州 MD=马里兰州 MA=马萨诸塞州 MI=密歇根州 MN=明尼苏达州 MS=密西西比州 MO=密苏里州 MT=蒙大拿州
    NE=内布拉斯加州 NV=内华达州 NH=新罕布什尔州 NJ=新泽西州 NM=新墨西哥州 NY=纽约州 NC=北卡罗来纳州 ND=北达科他州 OH=俄亥俄州
    OK=俄克拉何马州 OR=俄勒冈州 PA=宾夕法尼亚州 PR=波多黎各 RI=罗得岛州 SC=南卡罗来纳州 SD=南达科他州 TN=田纳西州 TX=得克萨斯州
    UT=犹他州 VT=佛蒙特州 VA=弗吉尼亚州 WA=华盛顿州 WV=西弗吉尼亚州 WI=威斯康星州 WY=怀俄明州
  `,
  ),
  ...entries(
    'CA',
    `
    AB=艾伯塔省 BC=不列颠哥伦比亚省 MB=马尼托巴省 NB=新不伦瑞克省 NL=纽芬兰与拉布拉多省 NT=西北地区 NS=新斯科舍省 NU=努纳武特地区
    ON=安大略省 PE=爱德华王子岛省 QC=魁北克省 SK=萨斯喀彻温省 YT=育空地区
  `,
  ),
  ...entries(
    'CN',
    `
    AH=安徽省 BJ=北京市 CQ=重庆市 FJ=福建省 GS=甘肃省 GD=广东省 GX=广西壮族自治区 GZ=贵州省 HI=海南省 HE=河北省
    HL=黑龙江省 HA=河南省 HK=香港特别行政区 HB=湖北省 HN=湖南省 NM=内蒙古自治区 JS=江苏省 JX=江西省 JL=吉林省 LN=辽宁省
    MO=澳门特别行政区 NX=宁夏回族自治区 QH=青海省 SN=陕西省 SD=山东省 SH=上海市 SX=山西省 SC=四川省 TJ=天津市 XZ=西藏自治区
    XJ=新疆维吾尔自治区 YN=云南省 ZJ=浙江省
  `,
  ),
  ...entries(
    'AU',
    `
    ACT=澳大利亚首都领地 NSW=新南威尔士州 NT=北领地 QLD=昆士兰州 SA=南澳大利亚州 TAS=塔斯马尼亚州 VIC=维多利亚州 WA=西澳大利亚州
  `,
  ),
]);
