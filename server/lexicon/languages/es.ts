// What documents in Spanish say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const es: Language = {
  code: 'es',
  name: 'Spanish',
  months:
    'enero ene | febrero feb | marzo mar | abril abr | mayo | junio jun | julio jul | agosto ago | septiembre sep set | octubre oct | noviembre nov | diciembre dic',
  weekdays: 'domingo dom | lunes lun | martes mar | miercoles mie | jueves jue | viernes vie | sabado sab',
  numbers: {
    1: 'un | uno | una',
    2: 'dos',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez',
    11: 'once',
    12: 'doce',
    15: 'quince',
    18: 'dieciocho',
    24: 'veinticuatro',
    30: 'treinta',
    36: 'treinta y seis',
    60: 'sesenta',
    90: 'noventa',
  },
  periods: { year: 'año | años', month: 'mes | meses', week: 'semana | semanas', day: 'día | días' },
  letters: 'ñáéíóú¿¡',
  frequent:
    'el la los las y de del un una en para por con que se su sus al es lo como más este esta son pero entre sin sobre ha han nos usted gracias factura fecha importe número dirección precio cliente pago cantidad calle cuenta leche pan queso pollo arroz cerveza agua vino jugo carne efectivo cambio tarjeta mesa caja pagado vuelto descripción mantequilla huevos huevo pescado cerdo res papa papas patata patatas tomate pepino cebolla zanahoria manzana plátano banana pera fresas crema yogur bolsa salmón lechuga té café cajero bandeja recibo sueldo',
  papers:
    'factura | factura simplificada | factura de venta | factura de ventas | factura electronica | factura electronica de venta | recibo | recibo de pago | copia | copia cliente | copia para el cliente | facturacion electronica | comprobante | comprobante de pago | boleta | boleta electronica | boleta de venta | nota de venta | albaran factura',
  kinds: {
    'Credit Note': 'nota de credito | abono | factura rectificativa',
    Receipt:
      'recibo | ticket de compra | recibo de pago | comprobante de pago | ticket de venta | nota de venta | comprobante de compra | recibo de caja | recibo oficial | ticket factura simplificada | factura simplificada | boleta de venta | boleta electronica | boleta de venta electronica | boleta | voucher de venta | vale de caja | comprobante de venta | recibo de dinero | recibo de alquiler | nota de consumo | recibo de venta',
    'Purchase Order':
      'orden de compra | pedido | hoja de pedido | orden de pedido | nota de pedido | orden de servicio | orden de compra n | solicitud de compra | pedido de compra | pedido a proveedor | pedido de proveedor',
    'Delivery Note':
      'albaran | nota de entrega | guia de remision | albaran de entrega | remito | remision | nota de remision | guia de despacho | guia de remision electronica | guia de remision remitente | vale de entrega | hoja de entrega | acta de entrega | nota de despacho | guia de entrega | parte de entrega | albaran valorado | lista de empaque | packing list | orden de entrega | comprobante de entrega | nota de envío | lista de envíos',
    'Bank Statement':
      'extracto bancario | estado de cuenta | extracto de cuenta | extracto de movimientos | movimientos de cuenta | resumen de cuenta | estado de cuenta de tarjeta | extracto de tarjeta | extracto mensual | cartola | cartola cuenta corriente | cartola de cuenta | extracto de movimientos bancarios | movimientos bancarios | estado de cuenta bancario | estado de cuenta corriente | resumen de cuenta corriente | resumen de tarjeta | resumen de movimientos | ultimos movimientos | consulta de movimientos | extracto integrado | extracto consolidado',
    'Meeting Notes': 'acta de reunion',
    Contract: 'contrato | acuerdo',
    Invoice:
      'factura | factura de venta | factura de ventas | factura electronica | factura electronica de venta | factura comercial | factura proforma | boleta electronica | boleta de venta | boleta de venta electronica | recibo por honorarios | proforma | factura de exportacion | factura con impuestos | factura de impuestos | factura fiscal | factura (venta) | factura de crédito fiscal | comprobante de crédito fiscal | factura de crédito electrónica',
    Form: 'formulario | solicitud | hoja de horas | parte de horas | hoja de tiempo',
    Letter: 'estimado',
    Quotation:
      'presupuesto | cotizacion | oferta comercial | proforma de oferta | propuesta economica | propuesta comercial | oferta economica | cotizacion de venta | oferta de venta | cotizacion n | presupuesto n | estimacion de costos',
    'Order Confirmation':
      'confirmacion de pedido | confirmacion del pedido | confirmacion de orden | confirmacion de compra | orden de venta',
    'Utility Bill':
      'factura de electricidad | factura de luz | factura de la luz | factura de gas | factura de agua | recibo de luz | recibo de agua | factura de telefono | factura de la electricidad | factura de electricidad y gas | factura de la luz y gas | factura de gas natural | factura de telecomunicaciones | factura de telefonia | factura de movil | factura de internet | recibo de la luz | recibo del agua | recibo de gas | recibo de telefono | boleta de luz | boleta de agua | boleta electronica de consumo | servicio electrico | servicios publicos | factura de servicios publicos | suministro electrico | recibo de energia electrica | servicio de agua potable | liquidacion de servicio publico | factura de energia | recibo por servicio publico',
    Payslip:
      'nomina | recibo de nomina | recibo de salarios | recibo de sueldo | recibo individual justificativo del pago de salarios | boleta de pago | rol de pagos | liquidacion de sueldo | liquidacion de remuneraciones | comprobante de nomina | desprendible de pago | liquidacion de haberes | liquidacion de sueldos | recibo de haberes | hoja de salario | boleta de remuneraciones | boleta de sueldo | volante de pago | comprobante de pago de nomina | rol de pago | nomina mensual | recibo de pago de nomina | desprendible de nomina | liquidacion mensual de remuneraciones | recibo de sueldos | recibo de remuneraciones | comprobante de pago de haberes | colilla de pago | nominas | liquidacion de nomina | papeleta de pago | boleta de pago de remuneraciones | recibos de sueldo',
    'Payment Reminder': 'recordatorio de pago | requerimiento de pago | carta de cobro | aviso de impago',
    'Expense Report':
      'informe de gastos | nota de gastos | hoja de gastos | liquidacion de gastos | rendicion de gastos',
    Ticket:
      'tarjeta de embarque | billete de tren | billete electronico | billete de avion | boleto de viaje',
    Check: 'cheque bancario',
    'Bill of Lading': 'conocimiento de embarque | carta de porte',
  },
  usual_fields: 'Proveedor | Cliente | Fecha | Importe total | Moneda',
  labels: {
    clearance_number:
      'cufe | cude | cae | caea | folio fiscal | uuid | clave de acceso | numero de autorizacion',
    meter_number:
      'numero de contador | n contador | contador n | cups | numero de medidor | n de medidor | medidor n | medidor | no de medidor | n medidor | no medidor | numero medidor | punto de suministro',
    invoice_number:
      'numero de factura | n factura | factura n | factura no | no factura | num factura | factura numero | factura nro | numero factura | no de factura | numero de la factura | factura electronica de venta n | factura electronica de venta no | factura electronica n | factura electronica no | factura de venta n | factura de venta no | factura simplificada n | n de factura | nro factura | nro de factura | factura num | fra n | n fra | num fra | serie y folio | folio | comprobante n | comprobante nro | nro comprobante | numero de comprobante | boleta n | boleta nro | ncf | e ncf | comprobante fiscal | numero de comprobante fiscal | credito fiscal | factura # | nº de recibo | id factura | id de factura | núm. de factura | número de nota de crédito | nota de crédito no | nota de crédito n°',
    receipt_number: 'recibo n | numero de recibo | número de justificante',
    document_number: 'numero de documento',
    order_number:
      'numero de pedido | n pedido | pedido n | no pedido | orden de compra | n de pedido | su pedido | su pedido n | pedido | pedido no | pedido de compra | número de orden | orden # | número de orden de compra | número de la orden | número pedido | orden n° | id de pedido | no. de orden | n° de orden | no. orden de compra | pedido # | nro. de pedido | oc n° | n° oc',
    contract_number: 'numero de contrato | contrato n | n contrato',
    quote_number:
      'presupuesto n | numero de presupuesto | n de presupuesto | cotizacion n | oferta n | cotizacion no | cotizacion numero | no de cotizacion | n de cotizacion | n cotizacion | numero de cotizacion | presupuesto no | presupuesto numero | no presupuesto | oferta no | numero de oferta | n de oferta | proforma n | proforma no | n proforma | folio cotizacion | propuesta n | cot n | nro presupuesto | nro cotizacion | cotización # | nº de presupuesto | número cotización | presupuesto #',
    delivery_note_number:
      'albaran n | n albaran | numero de albaran | albaran numero | albaran no | no albaran | num albaran | n de albaran | remito n | n de remito | numero de remito | guia de despacho n | n de guia | no de guia | remision n | no de remision | numero de remision | nota de entrega n | nota de remision n',
    customer_number:
      'numero de cliente | n cliente | codigo cliente | no cliente | no de cliente | codigo de cliente | cliente no | cod cliente | id del cliente | id cliente | id de cliente | número de empleado | código del empleado | código del cliente | número del cliente',
    buyer_reference: 'su referencia',
    payment_reference: 'referencia de pago | concepto de la transferencia',
    batch_number: 'lote',
    bank_account:
      'numero de cuenta | n de cuenta | nro de cuenta | no de cuenta | n cuenta | cuenta n | cta cte n | numero de cuenta corriente | cuenta bancaria | cuenta # | número de cuenta bancaria',
    vat_id:
      'nif iva | cif | nif | c i f | n i f | numero iva | numero de iva | iva n | rnc | ruc | rfc | rut | nit | cuit | id de iva',
    tax_number:
      'numero fiscal | n fiscal | rfc | ruc | rut | nit | r u c | r u t | cuit | c u i t | cuit n | rif | r i f | rtn | nif/cif | cif/nif | n i t | rnc | rnc/cedula | número de identificación fiscal | código de impuesto | id de impuesto',
    company_registration: 'registro mercantil',
    issue_date:
      'fecha de factura | fecha factura | fecha de emision | fecha emision | fecha de expedicion | fecha de la factura | fecha de la factura de compra | fecha de recibo | fecha recibo | fecha del estado de cuenta | fecha de estado de cuenta | emitido el | facturado el',
    due_date:
      'fecha de vencimiento | vencimiento | fecha vencimiento | fecha limite de pago | vence el | vence | fecha prevista de cobro | fecha de cargo | fecha de cobro | fecha de vto | fecha vto | vto | f vto | fec vto | fecha venc | fecha de venc | pagar antes de | pagar antes del | pague antes de | pague antes del | fecha limite | fecha maxima de pago | pago oportuno | fecha de pago oportuno | vencimiento del pago | vencimiento de pago',
    delivery_date:
      'fecha de entrega | fecha entrega | fecha de envio | fecha envio | fecha de despacho | fecha de salida | fecha de recepcion | entregado el | fecha del albaran | fecha albaran | fecha de traslado | fecha de inicio de traslado | fecha inicio traslado | fecha de remision | fecha prevista de entrega | fecha programada | fecha estimada de entrega | fecha de expedicion | fecha de servicio | fecha de embarque | fecha del envio',
    order_date:
      'fecha de pedido | fecha pedido | fecha de orden de compra | fecha de orden | fecha de la orden',
    signing_date: 'fecha de firma',
    effective_date: 'fecha de entrada en vigor | fecha efectiva',
    expiry_date:
      'fecha de caducidad | fecha de expiracion | valido hasta | cambios hasta | valida hasta | validez hasta | fecha de validez | oferta valida hasta | presupuesto valido hasta | valido hasta el | valida hasta el | vigencia hasta | vigente hasta | fecha de vigencia | validez de la oferta hasta | vencimiento de la cotizacion | cotizacion valida hasta | fecha de vencimiento de la oferta | valido al | vigencia | vencimiento ncf | vencimiento e ncf | vencimiento secuencia | vencimiento de secuencia | expira el',
    arrival_date: 'llegada | fecha de llegada',
    departure_date: 'fecha de salida | fecha de viaje',
    membership_date: 'socio desde | cliente desde',
    period_start:
      'periodo | fecha de inicio | desde | periodo de liquidacion | periodo de facturacion | periodo de pago | mes de pago | periodo liquidado | periodo facturado | periodo de consumo | periodo de facturacion del | periodo del | mes de liquidacion | periodo liquidacion | mes liquidado | periodo de | fecha desde | fecha inicio | periodo abonado | remuneracion del mes de | sueldo del mes de | correspondiente al mes de | mes de remuneracion | liquidacion del | periodo de pago del | periodo facturacion | fecha inicial | nomina del | semana del | quincena del | ciclo de facturacion | mes facturado | período de nómina | fecha del comienzo | fecha de comienzo',
    period_end:
      'periodo | fecha de fin | hasta | periodo de liquidacion | periodo de facturacion | periodo de pago | mes de pago | periodo liquidado | periodo facturado | periodo de consumo | periodo de facturacion del | periodo del | mes de liquidacion | periodo liquidacion | mes liquidado | periodo de | fecha hasta | periodo abonado | remuneracion del mes de | sueldo del mes de | correspondiente al mes de | mes de remuneracion | liquidacion del | periodo de pago del | periodo facturacion | fecha final | nomina del | semana del | quincena del | ciclo de facturacion | mes facturado | fecha de corte | fecha de finalización | fecha fin | fecha del final',
    establishment_date:
      'fecha de constitucion | inicio de actividad | inicio de actividades | inicio actividad',
    birth_date: 'fecha de nacimiento | fecha nacimiento | f nacimiento | fecha nac | nacido el | nacida el',
    meeting_date: 'fecha de la reunion',
    follow_up_date: 'proxima reunion',
    payment_date:
      'fecha de pago | fecha de abono | fecha pago | pagado el | fecha de deposito | fecha de transferencia | fecha de cobro | fecha valor | fecha del pago | lugar y fecha de pago | fecha de liquidacion | fecha de acreditacion | fecha de cargo',
    grand_total:
      'total con iva | importe total | importe factura | total importe factura | total factura | total iva incluido | total general | total iva incl | total (iva incl) | importe total iva incluido | valor total | total a cobrar | total documento | total comprobante | importe total a pagar | total de la factura | total venta | monto total | total facturado | importe de factura | importe de la factura | monto de la factura | suma total | total monto | precio total | total (impuestos incl.) | total del pedido | gran total | total con impuestos',
    net_total:
      'base imponible | importe neto | total sin iva | subtotal sin iva | total neto | importe bruto | b imponible | base imp | total base | valor neto | base gravable | op gravada | op gravadas | operacion gravada | neto gravado | importe neto gravado | monto neto | valor venta | valor de venta | total (sin impuestos) | subtotal (impuestos excl.) | total parcial | total antes de impuestos | total antes de iva',
    line_total: 'total lineas',
    tax_total:
      'iva | i v a | cuota iva | importe iva | total iva | impuesto | impuestos | igic | i g i c | cuota igic | importe igic | total igic | i g i c cuota | i v a cuota | igv | i g v | itbis | total igv | monto iva | valor iva | total impuestos | impuestos trasladados | impuestos totales | impuesto total | total de impuestos | impuesto de venta | impuesto de ventas | importe del impuesto | total impuesto | monto de impuesto | imp. iva | itbms | iva total',
    due_payable:
      'total a pagar | importe a pagar | pendiente de pago | saldo pendiente | resto a pagar | saldo a pagar | importe liquido | liquido a pagar | importe pendiente | valor a pagar | monto a pagar | total neto a pagar | pendiente | pendiente de cobro | cantidad debida | importe vencido | monto pendiente | monto adeudado | importe adeudado | cantidad adeudada | por pagar | saldo adeudado | saldo debido | total debido | importe debido | total adeudado | saldo por pagar | total por pagar',
    prepaid:
      'anticipo | pagado | ya pagado | pagado a cuenta | entrega a cuenta | pagos | pago recibido | cantidad pagada | cantidad recibida | importe recibido | importe pagado | total pagado | pago anticipado | monto pagado | pagado hasta la fecha | pagado a la fecha | anticipo recibido',
    discount:
      'descuento | promocion | dto | descuento total | descuentos | importe de descuento | descuento aplicado | total descuentos | total descuento',
    charges: 'recargo',
    shipping:
      'gastos de envio | envio | transporte | seguro | flete | embalaje | coste del envío | costo del envío | costo de envío | coste de envío | cargos de envío | gastos de envío y manejo',
    rounding: 'redondeo',
    withholding:
      'retencion | retencion irpf | retencion i r p f | irpf | i r p f | importe retencion | cuota irpf | i r p f cuota | total retencion | retencion (% irpf)',
    cash_tendered:
      'efectivo | tarjeta | tarjeta bancaria | entregado | pago en efectivo | tarjeta de credito | tarjeta debito',
    cash_change: 'cambio | devolucion | vuelto | su cambio',
    unit_price: 'precio unitario | precio | coste unitario | costo unitario | precio por unidad',
    quantity: 'cantidad | cant | ctd',
    tax_rate:
      'tipo iva | tipo de iva | % iva | % igic | tipo igic | tasa de impuesto | tipo impositivo | impuesto % | % impuestos | % impuesto | porcentaje del impuesto | tarifa de impuestos | tasas de impuestos',
    interest_rate: 'tipo de interes',
    tax_basis: 'base iva | base igic | i g i c base',
    salary: 'salario',
    rent: 'renta | alquiler',
    currency: 'moneda | divisa',
    party_name:
      'nombre | razon social | empresa | nombre/razon social | nombre / razon social | nombre o razon social',
    address: 'direccion | domicilio',
    phone: 'telefono | número de teléfono',
    email: 'correo | correo electronico | dirección de correo electrónico | dirección de email | correo-e',
    website: 'sitio web',
    contact_person: 'persona de contacto | contacto | nombre del contacto | nombre de contacto',
    legal_representative: 'representante legal | administrador',
    cashier: 'cajero | cajera | le atendio | atendido por | mesero | camarero',
    country: 'pais',
    payment_terms: 'condiciones de pago | forma de pago | términos de pago',
    payment_method:
      'metodo de pago | medio de pago | forma de pago | tipo de pago | modo de pago | modalidad de pago',
    description: 'asunto | concepto',
    notes: 'observaciones | notas | comentarios | comentario',
    product: 'producto',
    parties: 'las partes',
    jurisdiction: 'ley aplicable | jurisdiccion',
    term: 'duracion | plazo | vigencia',
    notice_period: 'plazo de preaviso',
    company_type: 'forma juridica',
    attendees: 'asistentes',
    absentees: 'ausentes',
    agenda: 'orden del dia | temas',
    decisions: 'decisiones | acuerdos',
    actions: 'acciones | tareas | proximos pasos',
    time: 'hora',
    table_no: 'mesa',
    opening_balance:
      'saldo anterior | saldo inicial | saldo de apertura | saldo previo | saldo al inicio | saldo inicial al | saldo anterior al | saldo mes anterior | saldo del mes anterior | saldo periodo anterior | saldo inicial del periodo | saldo de inicio | saldo ultimo extracto | saldo cartola anterior | saldo al comienzo | saldo disponible inicial | balance anterior | balance inicial | saldo ultimo resumen',
    closing_balance:
      'saldo final | saldo actual | nuevo saldo | saldo de cierre | saldo al cierre | saldo al | saldo final al | saldo contable | saldo final del periodo | saldo al corte | saldo de cierre al | saldo disponible | saldo al final | saldo disponible final | balance final | balance actual | saldo cuenta | saldo final del mes | balance de cierre',
    gross_pay:
      'total devengado | salario bruto | sueldo bruto | total percepciones | t devengado | total haberes | total bruto | haberes brutos | total remuneraciones | total de percepciones | remuneracion bruta | total devengos | total bruto devengado | salario bruto mensual | sueldo bruto mensual | total ingresos | total de ingresos | total haber | total haberes imponibles | total asignaciones | total ingreso | bruto mensual | remuneracion total | total remuneracion | sueldo total | total imponible | total devengados | total percepcion | suma de percepciones | total remunerativo | total remunerativos | total haberes remunerativos | total ganado | total de haberes | total ingresos brutos | pago bruto | ganancia total',
    net_pay:
      'liquido a percibir | liquido total a percibir | neto a percibir | salario neto | sueldo neto | total liquido | neto a pagar | neto a cobrar | neto a depositar | total neto | liquido a recibir | liquido a pagar | alcance liquido | total a percibir | importe neto | liquido a cobrar | importe liquido | total neto a pagar | neto pagado | neto recibido | total a cobrar | liquido | liquido pagable | neto pagar | total a recibir | neto mensual | saldo liquido | salario liquido | sueldo liquido | sueldo a pagar | neto total | total neto a percibir | neto percibido | neto a percibir en euros | neto a recibir | alcance liquido a pagar | sueldo neto a pagar | monto a pagar | importe neto a cobrar | liquido total | remuneracion neta | total neto a cobrar | pago neto',
    check_number: 'cheque n | numero de cheque',
    bill_of_lading_number: 'conocimiento de embarque n',
    service_number: 'tren n | numero de tren | vuelo n | numero de vuelo',
    vessel: 'buque',
    department: 'departamento',
    departure_place: 'estacion de salida | lugar de salida',
    arrival_place: 'estacion de llegada | lugar de llegada',
    serial_number: 'núm. de serie | nº de serie | número serie | no de serial',
    tracking_number: 'número de seguimiento',
    bic: 'código swift',
  },
  weak: {
    gross_pay: 'bruto',
    net_pay: 'neto | liquido',
    invoice_number: 'numero | documento',
    document_number: 'numero | n | referencia | nuestra referencia | n ref',
    vat_id: 'iva',
    issue_date: 'fecha | fecha cotización | fecha de presupuesto | fecha presupuesto | fecha de cotización',
    arrival_date: 'entrada',
    departure_date: 'salida',
    grand_total: 'importe',
    net_total: 'importe | bruto | base',
    tax_total: 'cuota',
    departure_place: 'origen | salida',
    arrival_place: 'destino | llegada',
    opening_balance: 'saldo',
    period_start: 'del | desde | mes',
    period_end: 'al | hasta | mes',
    closing_balance: 'saldo',
    due_date: 'debido a',
  },
  headings: {
    seller:
      'proveedor | vendedor | emisor | datos del emisor | empresa | empleador | razon social del emisor | expedido por | contratista | arrendador | datos emisor | datos del proveedor | datos proveedor | datos del vendedor | datos de la empresa | vendido por | emitido por | emitida por | remitente | razon social de la empresa | empleadora | nombre de la empresa | razon social empleador | empresa/empleador | entregado por | despachado por | enviado por | datos del remitente | nombre del proveedor | proveedora | facturado por',
    buyer:
      'comprador | cliente | facturar a | destinatario | direccion de facturacion | datos del cliente | datos de facturacion | cliente/comprador | trabajador | empleado | titular | pasajero | asegurado | senor | senores | sr s | sres | senor es | receptor | adquirente | sr(a)(es) | sr(es) | senor(es) | senor(a) | sra(s) | razon social del cliente | cotizacion para | presupuesto para | factura para | factura a | proforma a | proforma para | facturado a | arrendatario | abonado | datos cliente | datos comprador | datos del comprador | datos del receptor | datos receptor | datos del adquirente | informacion del cliente | nombre del cliente | nombre cliente | adquiriente | titular del contrato | titular del suministro | contratante | paciente | nombre del paciente | huesped | apellido y nombre | apellidos y nombre | apellido y nombres | nombre del trabajador | nombre del empleado | alumno | senor(a)(es) | trabajador/a | trabajador(a) | colaborador | colaboradora | nombre del titular | titular de la cuenta | titular cuenta | nombre del colaborador | funcionario | apellidos y nombres | datos del trabajador | datos del empleado | nombre o razon social | suscriptor | nombre completo | despachar a | beneficiario del servicio | nombre del usuario | nombres y apellidos | señor es | factura emitida a | cotización emitida para | crédito emitido a | detalles del cliente | presupuesto emitido a | detalles de cliente | cobrar a | vendido a | nombre de empleado | para',
    ship_to:
      'direccion de entrega | direccion de envio | enviar a | enviado a | entregar a | lugar de entrega | entregar en | destino | envíe a',
    payee: 'beneficiario',
    payer: 'pagador | ordenante | recibido de',
    agent: 'transportista | agencia de transportes | agencia',
    bank: 'banco | datos bancarios | nombre del banco',
  },
  owners: {
    seller: 'proveedor | vendedor',
    buyer: 'cliente | comprador',
    bank: 'banco',
  },
  columns: {
    position: 'linea | num | renglon | nro item',
    sku: 'codigo articulo | cod. articulo | cod. art. | cod art | referencia | codigo | código | número del artículo | artículo # | id producto | id de producto | número de pieza | número de parte | n° parte | código servicio | codigo de servicio',
    description:
      'descripcion | descripción | concepto | articulo | artículo | producto | detalle | denominacion | servicio | servicios | asunto | nombre item | nombre del item | nombre producto | nombre del producto | nombre articulo | tarea',
    quantity:
      'cantidad | cant | cant. | uds | unidades | horas | noches | meses | despachado | enviado | ctd',
    unit: 'ud | ud. | unidad | unid',
    unit_price:
      'precio | precio unitario | p. unitario | precio unit | p.v.p. | precio hora | precio dia | coste | coste unitario | tarifa | pre uni | pre. uni | p unit | p/u | valor unitario | vr unitario | v unitario | p unitario | precio por unidad | tarifa por hora',
    discount: 'dto | dto. | descuento | % dto | dcto | desc',
    tax_rate:
      'iva | % iva | iva % | tipo iva | igic | % igic | tipo igic | tasa de impuesto | tipo impositivo | % de imp | % impuestos | porcentaje del impuesto',
    tax_amount:
      'cuota | cuota iva | total impuestos | importe del impuesto | monto de impuesto | imp. iva | itbms',
    amount:
      'cargo | cargos | importe | total linea | importe neto | importe sin iva | importe total | pre tot | pre. tot | precio total | p total | p. total | valor total | vr total | v total | total | subtotal | monto | monto item | monto total | total de la linea | ventas totales',
    gross_amount: 'importe con iva',
    date: 'fecha | periodo',
    other: 'abono',
  },
  parts: {
    sku: 'referencia | ref | ref artículo | código de artículo | código artículo | código de producto | n artículo',
    buyer_sku: 'su referencia | referencia cliente | código cliente artículo',
    gtin: 'código ean | código de barras',
    origin: 'país de origen | origen',
    customs_code: 'código arancelario | partida arancelaria',
    best_before: 'consumir antes de | fecha de caducidad | caducidad',
  },
  exemptions: {
    reverse_charge: 'inversión del sujeto pasivo | inversion sujeto pasivo | art 84 uno 2',
    intra_community:
      'entrega intracomunitaria | operación intracomunitaria exenta | art 25 ley 37/1992 | artículo 25 de la ley 37/1992',
    export: 'exportación exenta | artículo 21 de la ley 37/1992 | art 21 ley 37/1992',
    small_business: 'régimen especial de franquicia',
    exempt:
      'exento de iva | exenta de iva | operación exenta | art 20 ley 37/1992 | artículo 20 de la ley 37/1992',
    outside_scope: 'operación no sujeta | no sujeta a iva | no sujeto a iva',
  },
  units: {
    piece: 'pieza | piezas | unidad | unidades | ud | uds | und | pza | pzas',
    pair: 'par | pares',
    dozen: 'docena | docenas',
    thousand: 'millar | millares',
    box: 'caja | cajas | cj',
    pack: 'paquete | paquetes | paq',
    carton: 'cartón | cartones',
    pallet: 'palé | palés | palet | palets',
    roll: 'rollo | rollos',
    bottle: 'botella | botellas | bot',
    bag: 'bolsa | bolsas | saco | sacos',
    can: 'lata | latas',
    set: 'juego | juegos | kit | kits',
    lump: 'precio fijo | tanto alzado',
    minute: 'minuto | minutos',
    hour: 'hora | horas',
    day: 'día | días | jornada | jornadas',
    week: 'semana | semanas',
    month: 'mes | meses',
    year: 'año | años',
    gram: 'gramo | gramos',
    kilogram: 'kilogramo | kilogramos | kilo | kilos',
    tonne: 'tonelada | toneladas',
    metre: 'metro | metros',
    square_metre: 'metro cuadrado | metros cuadrados',
    cubic_metre: 'metro cúbico | metros cúbicos',
    litre: 'litro | litros',
  },
  summary: {
    kinds:
      'Factura | Abono | Recibo | Contrato | Pedido | Albarán | Extracto bancario | Presupuesto | Confirmación de pedido | Factura de suministro | Nómina | Recordatorio de pago | Nota de gastos | Billete | Cheque | Conocimiento de embarque | Fapiao | Licencia comercial | Acta | Carta | Formulario | Hoja de cálculo | Correo | Conversación | Documento',
    sentence:
      '{type}[ {number}][ de {from}][ para {to}][ entre {parties}][ del {date}][, total {total}][, vence el {due}][, {item} línea|, {items} líneas].',
  },
  words: {
    letter_reference: 'Nuestra referencia | N/ref',
    party_row:
      'contratante | contratista | arrendadora? | arrendatari[oa] | vendedora? | compradora? | prestadora? | proveedora?',
    party_called: 'en adelante | en lo sucesivo(?: denominad[oa])?',
    this_is: String.raw`est[ea] (?:\p{L}+ )?es una?`,
    goods_count: 'art[íi]culos? | productos? | unidades | uds',
    signed_for: 'por',
    this_contract: 'presente (?:contrato|acuerdo|convenio)',
    name_common: 'sl | slu | y',
    name_leading:
      'restaurante | cafetería | hostal | pensión | panadería | farmacia | supermercado | supermercados | librería | papelería | ferretería | gasolinera | mesón | taberna',
    pack_of: 'de | con',
    page: String.raw`página | pág\.? | hoja`,
    page_total: 'de',
    label_tail: 'n° | nº | número | nombre',
    travelled: 'pasajero | asiento | puerta | vuelo | coche | andén | embarque | butaca',
    metered:
      'n contador | nº de contador | número de contador | alquiler del? contador | consumo de (?:luz|gas|agua) | energía consumida | lectura (?:anterior|actual) | potencia contratada | medidor | kwh consumidos | consumo (?:eléctrico|kwh|m3|de energía|facturado|del mes|actual|anterior) | lectura (?:inicial|final) | telefonía (?:fija|móvil) | línea (?:móvil|fija) | fibra óptica | banda ancha | plan (?:móvil|postpago|pospago) | postpago | pospago | cargo fijo | alumbrado público | aseo urbano | alcantarillado | acueducto | peajes? de acceso | término de (?:potencia|energía) | impuesto (?:sobre la )?electricidad | alquiler de equipos? de medida',
    street: String.raw`calle | c\/ | avda\.? | avenida | plaza | paseo | carretera | ctra | polígono`,
    street_at_home: String.raw`(?<!\p{L})(?:calle|avenida|polígono|carretera)(?!\p{L})`,
    street_beginning: 'calle | avenida | carretera | paseo | polígono | poligono',
    building: 'edificio',
    branch: 'tienda | caja',
    business: 'librería | ferretería | panadería | sociedad',
    slogan: 'gracias | bienvenid[oa]s',
    led_person: 'a la atención',
    department: String.raw`departamento(?!\sde(?!\p{L})) | departamento de (?:contabilidad|compras|administración) | dpto | administración | contabilidad`,
    person_title: 'sra? | señora? | srta',
    details: 'datos | información',
    opening: 'estimad[oa]s? | muy señor(?:es)? | distinguid[oa]s?',
    salutation: 'sra? | empresa',
    bill_title: 'factura(?: simplificada| rectificativa)? | recibo',
    paying: String.raw`\bpago\b | \bpagar\b | vencimiento`,
    cash_discount: 'descuento',
    full_payment: 'neto',
    part_payment: 'pago parcial | a cuenta | anticipo',
    term_days: 'días? | dias?',
    other_term: String.raw`demora | \bmora\b | entrega | fin de mes`,
    free: 'sin cargo | sin coste | incluido | incluida',
    joining: 'con | sin | del | por | y',
    deduction: String.raw`descuento | dto\.? | bonificación`,
    addition: 'recargo | supplemento',
    price_label: 'precio | descuento',
    tax_table: 'iva(?:resumen|detalle) | (?:desglose|detalle|resumen)(?:del|de)?iva | ivabasecuota',
    carried: 'sumaysigue | sumaanterior',
    subtotal: 'suma',
    starting: 'a partir del? | con efecto desde | entra(?:rá)? en vigor (?:el|a partir del?)',
    paid_by: String.raw`(?:pagado|pago|pagadero)\s+(?:por|con|en|mediante)`,
    payment_means:
      'tarjeta(?: (?:bancaria|de crédito|de débito|crédito|débito))? | transferencia(?: bancaria)? | domiciliación(?: bancaria)? | efectivo',
    other_person: 'inquilino | arrendador',
    party_opening: 'entre | de una parte | por una parte',
    party_joint: 'y | de otra parte | por otra parte',
    party_kind: String.raw`sociedad\p{L}* | empresa | compañía`,
    party_lead: 'la sociedad | la | el',
    term_said: 'duración | vigencia | plazo',
    notice: 'preaviso | aviso previo',
    notice_ending: String.raw`resolver\p{L}* | rescindir\p{L}* | resuelt\p{L}* | terminar\p{L}*`,
    effective_behind: 'entra(?:rá)? en vigor',
    signing: String.raw`en \p{Lu}[\p{L} ]{2,30}, a | firmado (?:en [^,.;]{2,30},? )?(?:a|el) | en fecha`,
    law: 'ley | leyes | derecho | legislación',
    governed: 'regir | rige | regid | someti | aplicable',
    term_before: String.raw`duración (?:de|será de) | (?:por un )?(?:plazo|período|periodo)(?: [\p{L}]+)? de`,
    bank_name: 'banco | caja de ahorros | caja rural | cooperativa de (?:ahorro|crédito)',
  },
};
