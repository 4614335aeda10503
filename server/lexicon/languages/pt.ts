// What documents in Portuguese say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const pt: Language = {
  code: 'pt',
  name: 'Portuguese',
  months:
    'janeiro jan | fevereiro fev | março marco mar | abril abr | maio mai | junho jun | julho jul | agosto ago | setembro set | outubro out | novembro nov | dezembro dez',
  numbers: {
    1: 'um | uma',
    2: 'dois | duas',
    3: 'três',
    4: 'quatro',
    5: 'cinco',
    6: 'seis',
    7: 'sete',
    8: 'oito',
    9: 'nove',
    10: 'dez',
    11: 'onze',
    12: 'doze',
    15: 'quinze',
    18: 'dezoito',
    24: 'vinte e quatro',
    30: 'trinta',
    36: 'trinta e seis',
    60: 'sessenta',
    90: 'noventa',
  },
  periods: { year: 'ano | anos', month: 'mês | meses', week: 'semana | semanas', day: 'dia | dias' },
  letters: 'ãõçáâêéíóú',
  frequent:
    'o os as de do da dos das um uma em no na nos nas para por pelo pela com que se ao à é não mais como são foi seu sua este esta obrigado fatura data valor número endereço preço total cliente pagamento rua pago numerário troco sumo laranja frango arroz leite queijo pão cerveja água vinho prato menu sopa carne bolo refeição mesa manteiga ovos ovo peixe porco vaca batata batatas tomate pepino cebola cenoura maçã banana pera morango natas iogurte saco salmão alface chá café caixa cartão multibanco',
  papers:
    'fatura | fatura recibo | fatura simplificada | nota fiscal | nota fiscal eletronica | nota fiscal de servico | nf-e | nfs-e | danfe | documento auxiliar da nota fiscal | documento auxiliar da nota fiscal eletronica | documento auxiliar da nota fiscal de energia eletrica eletronica | recibo | talao | cupom fiscal | comprovante | comprovante de pagamento | segunda via | 2 via | original | duplicado | via do cliente',
  kinds: {
    Invoice:
      'fatura | fatura de venda | fatura comercial | fatura proforma | nota fiscal | fatura simplificada | factura | danfe | danfe simplificado | documento auxiliar da nota fiscal eletronica | nota fiscal eletronica | nota fiscal de servico | nota fiscal de servicos eletronica | nota de pagamento | factura de venda | fatura de imposto',
    Receipt:
      'recibo | talao | fatura recibo | cupom fiscal | comprovante de pagamento | recibo de pagamento | nota fiscal de consumidor eletronica | danfe nfc-e | documento auxiliar da nota fiscal de consumidor eletronica | recibo n | comprovante de venda | comprovante de compra | fatura simplificada | venda a dinheiro | talao de venda | cupom fiscal eletronico | recibo de quitacao | comprovante de pagamento pix | recibo de aluguel',
    'Credit Note': 'nota de credito | fatura retificada | fatura retificativa',
    'Purchase Order':
      'nota de encomenda | encomenda | pedido de compra | ordem de compra | ordem de fornecimento | nota de pedido | autorizacao de fornecimento | pedido de fornecedor',
    'Delivery Note':
      'guia de remessa | guia de transporte | nota de entrega | romaneio de entrega | romaneio | romaneio de carga | nota de remessa | remessa | comprovante de entrega | guia de entrega | documento de transporte | guia de transporte n | guia de remessa n | canhoto de entrega | lista de embalagem | ordem de entrega | recibo de entrega | minuta de despacho | packing list | protocolo de entrega | lista de expedição',
    'Bank Statement':
      'extrato de conta | extrato bancario | extrato | extrato de conta corrente | fatura do cartao | fatura do cartao de credito | fatura de cartao de credito | extrato consolidado | extrato da conta | extrato mensal | extrato de movimentos | extrato combinado | extrato integrado | extrato de conta corrente e poupanca | movimentos de conta | resumo da fatura | lancamentos da fatura | extrato da conta corrente | extrato para simples conferencia | extrato por periodo | total da fatura anterior | fatura anterior | historico de movimentos | consulta de movimentos',
    Contract: 'contrato',
    Quotation:
      'orcamento | cotacao | proposta comercial | proposta de preco | orcamento n | proposta de orcamento | proposta de venda | cotacao de precos | pedido de orcamento',
    'Order Confirmation':
      'confirmacao de encomenda | confirmacao de pedido | confirmacao da encomenda | pedido de venda | encomenda de venda',
    'Utility Bill':
      'fatura de eletricidade | conta de luz | conta de energia | fatura de energia | conta de agua | fatura da agua | fatura de gas | nota fiscal conta de energia eletrica | nota fiscal de energia eletrica | conta de energia eletrica | conta de gas | conta de telefone | conta de internet | conta de agua e esgoto | fatura de luz | fatura de comunicacoes | fatura de telecomunicacoes | fatura de eletricidade e gas | conta digital de energia | fatura de agua e saneamento | fornecimento de energia | fatura de servicos de telecomunicacoes | nota fiscal de servico de comunicacao | danf3e',
    Payslip:
      'recibo de vencimento | recibo de vencimentos | holerite | contracheque | recibo de salario | demonstrativo de pagamento | demonstrativo de pagamento de salario | recibo de pagamento de salario | folha de pagamento | recibo de ordenado | recibo de remuneracoes | demonstrativo de pagamento mensal | comprovante de rendimentos | contra-cheque | contra cheque | recibo de salarios | recibo de pagamento mensal | demonstrativo de salario',
    'Payment Reminder': 'aviso de cobranca | lembrete de pagamento | aviso de atraso',
    'Expense Report': 'relatorio de despesas | nota de despesas | mapa de despesas',
    Ticket: 'cartao de embarque | bilhete de comboio | bilhete eletronico | bilhete de aviao',
    Check: 'cheque bancario',
    Form: 'folha de horas | folha de ponto',
    'Bill of Lading': 'conhecimento de embarque | conhecimento de carga',
  },
  usual_fields: 'Fornecedor | Cliente | Data | Valor total | Moeda',
  labels: {
    clearance_number: 'atcud | chave de acesso | chave de acesso da nf-e | protocolo de autorizacao',
    meter_number:
      'numero do contador | n contador | contador n | cpe | numero do medidor | medidor n | n do medidor | medidor | codigo do ponto de entrega | cil | numero de instalacao | codigo de instalacao',
    invoice_number:
      'numero da fatura | fatura n | fatura no | nota fiscal n | fatura numero | n da fatura | no da fatura | fatura nr | nf n | nf no | nf e n | nfe n | nota fiscal no | numero da nota | numero da nota fiscal | n nota fiscal | numero da nfs-e | nfs-e n | nf-e nº | nf-e n | nota de pagamento n.º | fatura # | número de fatura | código da fatura | número da factura | número da nota de crédito | nota de crédito número | n.º de fatura | fatura-recibo n.º',
    order_number:
      'numero da encomenda | encomenda n | no de pedido | vossa encomenda | nota de encomenda | n do pedido | nº do pedido | número da ordem de compra | número do pedido | número do pedido de compra | encomenda nº | número da oc | encomenda número | id de encomenda | id do pedido | n.º da encomenda | nota de encomenda nº | ordem de compra nº | n.º de encomenda | requisição nº',
    vat_id: 'contribuinte | n o iva | iva-id | id do iva',
    issue_date:
      'data da fatura | data de emissao | data da emissao | emitido em | data documento | data do documento | data emissao | data fatura | emissao | data da nota de pagamento | data da nota de crédito | data da conta | data de factura | data da factura | data de fatura | emitida em',
    due_date:
      'data de vencimento | vencimento | data vencimento | data limite de pagamento | pagar ate | vence em | prazo de pagamento ate | vencto | data de vencto | pagavel ate | pagamento ate | pagamento devido | vencido em | vencimento em',
    birth_date: 'data de nascimento | nascimento | nascido em | data nascimento',
    delivery_date:
      'data de entrega | data entrega | data de saida | data da entrega | data de expedicao | data de envio | data saida | data da saida | previsao de entrega | data de carga | data/hora de carga | entregue em | data de descarga | data de inicio do transporte | entrega prevista | data de serviço | data do serviço | data do despacho | prazo de entrega',
    order_date: 'data do pedido | data da ordem de compra | data do pedido de compra | data da encomenda',
    grand_total:
      'total com iva | valor total | total geral | total a pagar | total do documento | total fatura | total da fatura | total com imposto | total c/ iva | valor do documento | total eur | valor total da nota | total do pedido | total da nota | valor total da nf | valor total da fatura | valor da nota | total final | quantia total | valor da fatura | preço total | total (incl. imposto) | total da encomenda | total de pedidos | montante total | total a liquidar',
    net_total:
      'valor liquido | total sem iva | subtotal | sub total | total liquido | incidencia | base de incidencia | valor sem iva | total s/ iva | base tributavel | total (excl. imposto) | total (sem imposto) | subtotal (excl. imposto)',
    tax_total:
      'valor do iva | iva | total iva | total de iva | imposto | total de impostos | valor iva | montante iva | icms | iss | impostos totais | quantia de impostos | total de imposto | imposto sobre vendas | imposto de venda | total imposto | montante do imposto | valor do imposto | total do iva',
    due_payable:
      'valor a pagar | por liquidar | valor em dívida | em aberto | saldo devedor | valor devido | montante devido | total devido | total em dívida | saldo pendente | valor pendente | montante em dívida | saldo em dívida | total em aberto',
    prepaid:
      'adiantamento | pago até à data | pagamentos | pagamento recebido | pago | quantia paga | quantia recebida | pago até hoje | montante recebido | valor recebido | total pago | já pago | montante pago | pagamentos recebidos',
    discount:
      'desconto | desconto total | descontos | valor do desconto | total de descontos | total descontos',
    cash_change: 'troco',
    unit_price: 'preco unitario | custo unitário | preço unidade | preço por unidade',
    quantity: 'quantidade | qtde | quant | qtd',
    currency: 'moeda',
    party_name:
      'designacao social | nome / razao social | nome/razao social | razao social | nome empresarial',
    address: 'endereco | morada',
    phone: 'telefone | número de telefone | número do telefone | fone',
    payment_terms: 'condicoes de pagamento | condição de pagamento | termos de pagamento',
    opening_balance:
      'saldo anterior | saldo inicial | saldo de abertura | saldo inicial em | saldo anterior em | saldo do periodo anterior | saldo do dia anterior | saldo contabilistico inicial | saldo contabilistico anterior | saldo mes anterior | total da fatura anterior | fatura anterior | saldo inicio do periodo | saldo no inicio do periodo | valor da fatura anterior | balanço anterior',
    closing_balance:
      'saldo final | saldo atual | saldo actual | novo saldo | saldo final em | saldo final do periodo | saldo contabilistico final | saldo contabilistico | saldo disponivel | saldo em conta | saldo da conta | saldo no fim do periodo | total desta fatura | total da fatura | total da fatura atual | saldo final do dia | saldo disponivel em | saldo de fechamento | balanço final',
    gross_pay:
      'total de vencimentos | total vencimentos | salario bruto | total iliquido | vencimento bruto | total proventos | total abonos | total de proventos | remuneracao bruta | total bruto | total de abonos | total de remuneracoes | total remuneracoes | salario bruto total | salario total | total dos vencimentos | total de rendimentos | total rendimentos | remuneracao total | total de creditos | ordenado bruto | remuneracao iliquida | total dos proventos | valor ilíquido | total de ganhos | ganhos totais',
    net_pay:
      'liquido a receber | total liquido | valor liquido a receber | salario liquido | vencimento liquido | valor liquido | total a receber | salario liquido a receber | remuneracao liquida | ordenado liquido | total liquido a receber | liquido a pagar | total a pagar liquido | montante liquido | liquido do mes | importancia liquida | vencimento liquido a receber | valor total liquido | pagamento líquido | rem. líquida',
    receipt_number: 'recibo n | numero do recibo | nfc-e n | nfce n',
    document_number: 'documento n | numero do documento | doc n',
    customer_number:
      'n cliente | n de cliente | codigo do cliente | numero de cliente | identificação do cliente | número do cliente | número do empregado',
    delivery_note_number:
      'guia de remessa n | guia de transporte n | numero da guia | n da guia | numero da guia de remessa | romaneio n | n do romaneio | n romaneio | remessa n | numero de entrega | guia de remessa numero | guia de remessa nº | guia de transporte nº | guia nº | nº da guia',
    quote_number:
      'orcamento n | numero do orcamento | proposta n | n do orcamento | proposta no | orcamento no | orcamento numero | cotacao n | n da cotacao | numero da cotacao | n da proposta | numero da proposta | proposta numero | n orcamento | cotacao no | orc n | orçamento # | cotação número',
    tax_number:
      'nif | nipc | cnpj | cpf | n contribuinte | contribuinte n | nif/nipc | cpf/cnpj | número de identificação fiscal | id do imposto | código do imposto | contrib n | contrib',
    iban: 'iban',
    line_total: 'total bruto | total iliquido | total mercadoria',
    expiry_date:
      'valido ate | validade | data de validade | validade da proposta | validade do orcamento | proposta valida ate | orcamento valido ate | valida ate | cotacao valida ate | validade ate | valido ate o dia | data de validade da proposta | expira em | data de expiração',
    period_start:
      'periodo | periodo de faturacao | periodo de referencia | mes de referencia | competencia | mes/ano | referente ao mes | mes referencia | periodo de consumo | periodo faturado | referente a | mes/ano referencia | periodo de processamento | periodo de apuracao | periodo da fatura | mes de competencia | vencimentos do mes de | periodo de | folha mensal | data inicial | data de início',
    period_end:
      'periodo | periodo de faturacao | periodo de referencia | mes de referencia | competencia | mes/ano | referente ao mes | mes referencia | periodo de consumo | periodo faturado | referente a | mes/ano referencia | periodo de processamento | periodo de apuracao | periodo da fatura | mes de competencia | folha mensal | data final | data de fim | data de término',
    payment_date:
      'data de pagamento | data pagamento | data do pagamento | data de credito | data do credito | pago em | data de processamento | credito em | data de deposito | data pgto',
    payment_method:
      'forma de pagamento | metodo de pagamento | meio de pagamento | modo de pagamento | tipo de pagamento',
    payment_reference: 'referencia multibanco | referencia de pagamento',
    shipping:
      'portes | frete | portes de envio | seguro | embalagem | custo de envio | custos de envio | taxa de entrega | despesas de envio',
    withholding: 'retencao | retencao na fonte | retencao irs | irrf | irs retido',
    rounding: 'arredondamento',
    tax_rate:
      'taxa iva | taxa de iva | taxa | taxa do imposto | taxa de imposto | taxa % | % impostos | % imposto | taxa de impostos',
    tax_basis: 'base | incidencia iva',
    cash_tendered:
      'dinheiro | numerario | multibanco | entregue | valor pago | valor entregue | pago em numerario | cartao de credito | cartao de debito',
    email: 'e-mail | correio eletronico | endereço de email',
    fax: 'fax',
    notes: 'observacoes | notas | anotações',
    description: 'descricao | assunto',
    company_registration: 'registo comercial | capital social',
    bank_account:
      'conta | numero da conta | n conta | nib | conta número | conta bancária | número de conta | conta nº | número da conta bancária',
    check_number: 'cheque n',
    service_number: 'comboio n | numero do comboio | voo n | n da instalacao | numero da instalacao',
    department: 'departamento',
    departure_date: 'data da viagem | data de partida',
    cashier: 'operador | empregado | atendente',
    table_no: 'mesa',
    contact_person:
      'nome do contacto | contato | nome do contato | nome de contato | pessoa de contacto | pessoa de contato',
    serial_number: 'nº série',
    tracking_number: 'número de rastreamento',
  },
  weak: {
    departure_place: 'origem | partida',
    arrival_place: 'destino | chegada',
    grand_total: 'total',
    document_number: 'numero | nossa referencia | n referencia',
    vat_id: 'nif',
    tax_total: 'impostos',
    due_payable: 'saldo',
    issue_date: 'data | data do orçamento',
    period_start: 'de | mes | referencia',
    period_end: 'a | ate | mes | referencia',
    gross_pay: 'bruto',
    net_pay: 'liquido',
    closing_balance: 'saldo',
    quote_number: 'proposta',
    prepaid: 'valor pago',
  },
  headings: {
    agent: 'transportadora | transportador',
    seller:
      'fornecedor | emitente | vendedor | prestador | empresa | entidade patronal | emissor | prestador de servicos | identificacao do emitente | dados do emitente | prestador de servico | dados do prestador | beneficiario | cedente | remetente | entidade empregadora | empregador | nome da empresa | expedidor | fornecedor/prestador | nome/razao social do emitente | faturado por',
    buyer:
      'adquirente | faturar a | cliente | exmo sr | exmo s sr s | exmo senhor | exmos senhores | destinatario | faturado a | comprador | tomador | tomador de servicos | orcamento para | fatura para | destinatario/remetente | nome do cliente | destinatario / remetente | destinatario remetente | dados do cliente | dados do destinatario | tomador de servico | sacado | pagador | dados do tomador | nome do destinatario | paciente | hospede | funcionario | colaborador | nome do funcionario | trabalhador | empregado | titular | titular da conta | titular do contrato | nome do trabalhador | nome do colaborador | nome do empregado | funcionaria | correntista | destinatario da mercadoria | entregar a | proposta para | exma sra | exmo(a) sr(a) | exmo(s) sr(s) | cliente titular | nome do titular | contratante | solicitante | aos cuidados de | morada de faturação | orçamento emitido para | endereço da faturação | detalhes do cliente | fatura emitida para | endereço de cobrança | faturar para | vendido para | endereço de faturamento | endereço de fatura | endereço de faturação | crédito emitido para | cobrar de',
    ship_to:
      'morada de entrega | local de entrega | entregar a | enviar para | enviado para | local de descarga | entrega | endereco de entrega | endereço de envio | expedir para | morada de envio | endereço para entrega',
    ship_from: 'local de carga',
    payee: 'favorecido',
    bank: 'banco | dados bancarios | instituicao financeira | nome do banco',
    payer: 'recebido de',
  },
  columns: {
    description:
      'descricao | descrição | artigo | produto | servico | designacao | discriminacao | produtos / servicos | descricao do produto | descricao dos produtos | detalhes | tarefa | nome do item',
    quantity: 'quantidade | qtd | quant | total de horas | qtde | qtd.',
    unit: 'unidade | unid',
    unit_price:
      'preco hora | preco unitario | preço unitário | preco | p. unit. | pr. unit. | valor unitario | preco unit | vlr unit | vlr unitario | valor unit | v. unit. | custo unitário | preço por unidade | valor por hora',
    discount: 'desconto',
    amount:
      'valor | valor total | total liquido | total | montante | subtotal | preco total | vlr total | v. total | quantia | total da linha',
    position: 'item | linha',
    sku: 'codigo | cod | ref | referencia | id do produto | código do produto | número da peça | número do item | código do serviço',
    tax_rate:
      'iva | iva % | % iva | taxa | taxa do imposto | taxa de imposto | % impostos | taxa de impostos',
    gross_amount: 'total c/ iva | total (incl. imposto) | total (com imposto)',
    date: 'data',
    tax_amount: 'total de impostos | total de imposto | montante do imposto | valor do imposto | valor iva',
  },
  parts: {
    sku: 'código do artigo | código artigo | referência | ref | código do produto',
    buyer_sku: 'código do cliente artigo | vossa referência | referência do cliente',
    gtin: 'código ean | código de barras',
    origin: 'país de origem | origem',
    customs_code: 'código pautal | ncm',
    best_before: 'consumir antes de | consumir até | validade',
  },
  exemptions: {
    reverse_charge: 'iva autoliquidação | iva - autoliquidação | autoliquidação',
    intra_community: 'transmissão intracomunitária | isento artigo 14 do riti | artigo 14.º do riti',
    export: 'isento artigo 14.º do civa | exportação isenta',
    small_business: 'iva regime de isenção | regime de isenção | artigo 53.º do civa | isento artigo 53',
    exempt: 'isento de iva | isento artigo 9 | artigo 9.º do civa',
    outside_scope: 'não sujeito a iva | não sujeito',
  },
  units: {
    piece: 'peça | peças | unidade | unidades | un | und | pç | pçs',
    pair: 'par | pares',
    dozen: 'dúzia | dúzias',
    thousand: 'milheiro',
    box: 'caixa | caixas | cx',
    pack: 'pacote | pacotes | pct | embalagem | embalagens',
    carton: 'cartão | cartões',
    pallet: 'palete | paletes',
    roll: 'rolo | rolos',
    bottle: 'garrafa | garrafas | gf',
    bag: 'saco | sacos',
    can: 'lata | latas',
    set: 'conjunto | conjuntos | jogo | jogos',
    lump: 'valor global | preço fixo',
    minute: 'minuto | minutos',
    hour: 'hora | horas',
    day: 'dia | dias',
    week: 'semana | semanas',
    month: 'mês | meses',
    year: 'ano | anos',
    gram: 'grama | gramas',
    kilogram: 'quilograma | quilogramas | quilo | quilos',
    tonne: 'tonelada | toneladas',
    metre: 'metro | metros',
    square_metre: 'metro quadrado | metros quadrados',
    cubic_metre: 'metro cúbico | metros cúbicos',
    litre: 'litro | litros',
  },
  words: {
    letter_reference: 'Nossa referência',
    party_row:
      'contratante | contratad[oa] | locadora? | locatári[oa] | vendedora? | compradora? | prestadora?(?: de serviços)? | tomadora?(?: de serviços)?',
    party_called: 'doravante(?: denominad[oa]| designad[oa])?',
    this_is: String.raw`est[ea] (?:\p{L}+ )?é uma?`,
    subtotal: 'soma',
    goods_count: 'artigos? | itens | produtos | pe[çc]as',
    signed_for: 'por',
    this_contract: 'presente (?:contrato|acordo)',
    cash_discount: 'desconto',
    full_payment: 'líquido',
    part_payment: 'pagamento parcial | sinal',
    term_days: 'dias?',
    pack_of: 'de | com',
    page: String.raw`página | pág\.? | folha`,
    page_total: 'de',
    label_tail: 'n° | nº | número | nome',
    travelled: 'passageiro | assento | poltrona | voo | portão | plataforma',
    metered:
      'n contador | número do contador | aluguer do contador | leitura (?:anterior|atual|actual|real|estimada) | consumo de (?:luz|gás|água) | potência contratada | medidor | consumo (?:kwh|faturado|medido|do mês|de energia|m3|m³) | leitura (?:inicial|final) | kwh (?:faturados|consumidos) | bandeira tarifária | iluminação pública | tarifa de (?:esgoto|água|energia) | saneamento | termo (?:fixo|de energia) | telemóvel | banda larga | fibra ótica | plano (?:móvel|pós) | pós-pago | linha (?:móvel|fixa|telefônica) | taxa de disponibilidade | tusd',
    street: 'rua | travessa',
    bill_title: 'fatura',
    deduction: 'desconto',
    payment_means: 'cartão(?: de (?:crédito|débito))? | numerário | dinheiro',
    party_opening: 'entre',
    party_joint: 'e',
    party_kind: String.raw`sociedade\p{L}* | empresa`,
    party_lead: 'a | o',
    term_said: String.raw`prazo | duração | vigora\p{L}* | vigência`,
    notice: 'aviso prévio | pré-aviso | antecedência',
    notice_ending: String.raw`denunciad[ao] | rescindid[ao] | resolv\p{L}*`,
    effective_behind: 'entra em vigor',
    starting: 'entra em vigor (?:em|no dia|a) | com efeitos a partir de | a partir de',
    signing: 'celebrado em | assinado em',
    law: 'lei | leis | direito | legislação',
    governed: 'rege | regid | regulad | aplicáve',
    term_before: '(?:pelo )?(?:prazo|período|duração) de',
    slogan: 'obrigad[oa] | volte sempre | bem-vind[oa]',
    person_title: String.raw`exm[oa]\.?\s?(?:\(?[ao]\)?)?\s?sra? | senhora?`,
    opening: String.raw`prezad[oa]s? | caro | cara | exm[oa]s?\.? sr[as]* | estimad[oa]s?`,
    salutation: String.raw`exm[oa]s?\.? sr[as]*`,
    bank_name: 'banco | caixa econ[ôóo]mica | cooperativa de crédito',
  },
};
