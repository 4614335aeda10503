// What documents in Portuguese say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const pt: Language = {
  code: 'pt',
  name: 'Portuguese',
  months:
    'janeiro jan | fevereiro fev | março marco mar | abril abr | maio mai | junho jun | julho jul | agosto ago | setembro set | outubro out | novembro nov | dezembro dez',
  frequent:
    'o a os as e de do da um uma em para por com que se ao fatura data valor número endereço preço total cliente pagamento',
  kinds: {
    Invoice: 'fatura | nota fiscal',
  },
  labels: {
    invoice_number: 'numero da fatura | fatura n | fatura no | nota fiscal n | fatura numero',
    order_number: 'numero da encomenda | encomenda n | no de pedido | vossa encomenda | nota de encomenda',
    vat_id: 'contribuinte | n o iva',
    issue_date: 'data da fatura | data de emissao',
    due_date: 'data de vencimento | vencimento',
    delivery_date: 'data de entrega',
    order_date: 'data do pedido',
    grand_total: 'total com iva | valor total | total geral',
    net_total: 'valor liquido | total sem iva',
    tax_total: 'valor do iva',
    due_payable: 'valor a pagar',
    prepaid: 'adiantamento',
    discount: 'desconto',
    cash_change: 'troco',
    unit_price: 'preco unitario',
    quantity: 'quantidade',
    currency: 'moeda',
    party_name: 'designacao social',
    address: 'endereco | morada',
    phone: 'telefone',
    payment_terms: 'condicoes de pagamento',
  },
  weak: {
    invoice_number: 'fatura',
  },
  headings: {
    seller: 'fornecedor | emitente',
    buyer: 'adquirente | faturar a',
  },
  columns: {
    description: 'descricao | descrição | artigo | produto',
    quantity: 'quantidade | qtd',
    unit: 'unidade',
    unit_price: 'preco unitario | preço unitário | preco',
    discount: 'desconto',
    amount: 'valor | valor total | total liquido',
  },
  words: {
    street: 'rua | travessa',
    bill_title: 'fatura',
    deduction: 'desconto',
    payment_means: 'cartão(?: de (?:crédito|débito))? | numerário | dinheiro',
  },
};
