// Labels of the remaining fields: terms, contracts, licences, minutes. EN, DE, FR, ES, NL, IT, PT, ZH.
import { concept, type Concept } from './concept.ts';

export const OTHER_CONCEPTS: Concept[] = [
  concept(
    'payment_terms',
    ['text'],
    'payment terms | terms of payment | terms | payment conditions | payment condition | terms & conditions of payment | zahlungsbedingungen | zahlungsbedingung | zahlungskonditionen | zahlungsziel | zahlbar | conditions de paiement | condition de paiement | modalites de paiement | conditions de reglement | condiciones de pago | forma de pago | betalingsvoorwaarden | betalingstermijn | betaaltermijn | condizioni di pagamento | termini di pagamento | condicoes de pagamento | 付款条件 | 付款方式 | 支付条款 | 结算方式',
  ),
  concept(
    'payment_method',
    ['text'],
    'payment method | method of payment | paid by | payment type | pay method | mode of payment | tender type | zahlungsart | zahlungsweise | zahlart | zahlungsmittel | zahlungstyp | mode de paiement | mode de reglement | moyen de paiement | modes de reglement | reglement | metodo de pago | medio de pago | forma de pago | betaalwijze | betaalmethode | metodo di pagamento | modalita di pagamento | 支付方式 | 付款方式 | 收款方式',
    {
      weak: 'paid | payment | zahlung | paiement',
    },
  ),
  concept(
    'invoice_type',
    ['text'],
    'invoice type | type of invoice | document type | 发票类型 | 票种 | 发票名称',
    { names: 'fapiao type | type of document' },
  ),
  concept(
    'description',
    ['text'],
    'description | subject | subject matter | regarding | re | betreff | bezeichnung | objet | designation | asunto | concepto | onderwerp | oggetto | 主题 | 事由 | 标题 | 项目名称 | 摘要 | title',
  ),
  concept(
    'notes',
    ['text'],
    'notes | remarks | remark | comments | comment | note | bemerkungen | bemerkung | hinweis | anmerkungen | notizen | remarques | commentaires | observaciones | notas | opmerkingen | osservazioni | 备注 | 说明 | 附注',
  ),
  concept(
    'product',
    ['text'],
    'product | product desc | product name | produkt | artikel | produit | producto | 产品 | 产品名称',
  ),
  concept(
    'incoterms',
    ['text'],
    'incoterms | incoterm | delivery terms | terms of delivery | lieferbedingungen | lieferbedingung | conditions de livraison | 交货条款 | 贸易条款 | 交货方式',
  ),
  // contracts
  concept(
    'parties',
    ['organisation', 'text'],
    'parties | party | contracting parties | contract parties | between | by and between | vertragsparteien | parteien | zwischen | les parties | parties contractantes | entre | las partes | partijen | le parti | 合同双方 | 当事人 | 签约方',
    { names: 'party names' },
  ),
  concept(
    'jurisdiction',
    ['text'],
    'governing law | jurisdiction | applicable law | choice of law | law | venue | anwendbares recht | gerichtsstand | rechtswahl | droit applicable | loi applicable | juridiction competente | ley aplicable | jurisdiccion | toepasselijk recht | legge applicabile | foro competente | 适用法律 | 管辖法院 | 争议解决 | 管辖',
  ),
  concept(
    'term',
    ['duration', 'text'],
    'term | term of agreement | duration | contract term | period of validity | contract duration | laufzeit | vertragslaufzeit | dauer | vertragsdauer | duree | duree du contrat | duracion | plazo | vigencia | looptijd | duur | durata | 期限 | 合同期限 | 有效期 | 合同有效期',
    { names: 'confidentiality term | agreement term' },
  ),
  concept(
    'notice_period',
    ['duration', 'text'],
    'notice period | notice | termination notice | kundigungsfrist | preavis | delai de preavis | plazo de preaviso | opzegtermijn | preavviso | 通知期 | 提前通知期',
  ),
  // Chinese business licences
  concept(
    'business_scope',
    ['text'],
    'business scope | scope of business | business activities | unternehmensgegenstand | gegenstand des unternehmens | objet social | 经营范围 | 经营范围及方式 | 业务范围',
  ),
  concept(
    'company_type',
    ['text'],
    'company type | type of company | type of enterprise | legal form | enterprise type | rechtsform | forme juridique | forma juridica | rechtsvorm | 类型 | 公司类型 | 企业类型 | 主体类型 | 组成形式 | 类 型',
    { weak: 'type | 类 | 型' },
  ),
  concept(
    'business_term',
    ['text'],
    'business term | term of operation | operating period | operation period | business period | 营业期限 | 经营期限 | 合伙期限 | 有效期限',
  ),
  concept(
    'registration_authority',
    ['text'],
    'registration authority | registry | issuing authority | 登记机关 | 发证机关',
  ),
  // minutes
  concept(
    'attendees',
    ['text'],
    'attendees | participants | present | in attendance | attendance | members present | teilnehmer | anwesend | anwesende | participants presents | presents | asistentes | aanwezig | aanwezigen | presenti | 出席 | 参会人员 | 与会人员 | 出席人员 | 参加人员',
  ),
  concept(
    'absentees',
    ['text'],
    'apologies | absent | absentees | regrets | excused | entschuldigt | abwesend | absents | excuses | ausentes | afwezig | assenti | 缺席 | 请假',
  ),
  concept(
    'agenda',
    ['text'],
    'agenda | topics | agenda items | tagesordnung | themen | ordre du jour | orden del dia | temas | agendapunten | ordine del giorno | 议程 | 会议议程 | 会议议题 | 议题',
  ),
  concept(
    'decisions',
    ['text'],
    'decisions | decisions made | resolutions | resolved | decision | beschlusse | entscheidungen | beschluss | decisions prises | decisiones | acuerdos | besluiten | decisioni | 决议 | 会议决定 | 决定 | 决定事项',
  ),
  concept(
    'actions',
    ['text'],
    'action items | actions | action points | to do | to-do | tasks | next steps | aufgaben | massnahmen | to-dos | nachste schritte | actions a mener | prochaines etapes | acciones | tareas | proximos pasos | acties | actiepunten | azioni | 行动项 | 待办事项 | 后续行动 | 下一步 | 任务',
  ),
  // parts of tables and pages that look like labels but name no field
  concept('page_number', ['text'], 'page | page no | seite | pagina | page number | 页码 | 第 页'),
  concept('time', ['text'], 'time | uhrzeit | heure | hora | tijd | ora | 时间'),
  concept(
    'table_no',
    ['text'],
    'table | table no | tisch | mesa | tafel | tavolo | 桌号 | pos no | terminal',
  ),
];
