// What documents in French say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const fr: Language = {
  code: 'fr',
  name: 'French',
  home: 'FR',
  months: `janvier janv | février fevrier févr fevr fév fev | mars mar | avril avr | mai | juin | juillet juil | août aout | septembre sept | octobre oct | novembre nov |
      décembre decembre déc`,
  weekdays: 'dimanche dim | lundi lun | mardi mar | mercredi mer | jeudi jeu | vendredi ven | samedi sam',
  numbers: {
    1: 'un | une',
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
    9: 'neuf',
    10: 'dix',
    11: 'onze',
    12: 'douze',
    15: 'quinze',
    18: 'dix-huit',
    24: 'vingt-quatre',
    30: 'trente',
    36: 'trente-six',
    60: 'soixante',
    90: 'quatre-vingt-dix',
  },
  periods: {
    year: 'an | ans | année | années',
    month: 'mois',
    week: 'semaine | semaines',
    day: 'jour | jours',
  },
  letters: 'àâçèéêëîïôùûœ',
  frequent:
    'le la les des et de du un une en pour dans sur par est que qui au aux avec votre vos nous vous notre nos ce cette ces sont pas ou ont son sa ses leur été être sous chez merci madame monsieur facture date montant numéro adresse prix total client règlement rue pain lait fromage eau bière café vin poulet viande gâteau espèces rendu table carte paiement quantité article reçu beurre oeufs œufs poisson porc boeuf bœuf pommes tomates concombre oignons carottes pomme banane poire fraises crème yaourt sac saumon salade thé caisse ticket monnaie',
  papers:
    'ticket | ticket de caisse | ticket client | facture | facture de vente | recu | note | addition | duplicata | justificatif de paiement',
  kinds: {
    'Credit Note':
      'avoir | facture d avoir | ticket d avoir | bon d avoir | note d avoir | note de crédit | facture rectifiée | facture de crédit | facture rectificative',
    Receipt:
      'ticket de caisse | recu de paiement | ticket client | justificatif de paiement | recu de caisse | quittance de loyer | carte bancaire ticket | recu | quittance | ticket de vente | recu de vente | attestation de paiement | recu fiscal | addition | note de restaurant | recu pour paiement | ticket carte bancaire | facturette | reçu de ventes | ticket',
    'Purchase Order':
      "bon de commande | commande | ordre d achat | bon d achat fournisseur | commande fournisseur | lettre de commande | commande d'achat",
    'Delivery Note':
      "bon de livraison | bordereau de livraison | bon d expedition | bordereau d expedition | liste de colisage | bon de reception | bon d enlevement | bon de sortie | bon de transport | liste d expedition | avis d expedition | bordereau d envoi | note de livraison | bulletin de livraison | bl de livraison | bon livraison | liste d'envoi | liste de sélection",
    'Bank Statement':
      'releve de compte | releve bancaire | extrait de compte | releve d operations | historique de compte | releve de carte | releve de vos comptes | releve de votre compte | extrait bancaire | releve des operations | releve mensuel | extrait de comptes | releve de compte courant | releve de compte bancaire | votre releve de compte | arrete de compte | situation de compte | historique des operations | releve de carte bancaire | releves de comptes | relevé',
    'Meeting Notes': 'compte rendu | compte rendu de reunion | proces verbal',
    Contract: 'contrat | accord de confidentialite',
    Invoice:
      'facture | facture de vente | facture commerciale | facture proforma | facture d acompte | note d honoraires | facture pro forma | facture fiscale',
    Form: 'formulaire | demande | feuille de temps | feuille d heures | releve d heures',
    Letter: 'madame monsieur | veuillez agreer',
    Quotation:
      'devis | proposition commerciale | offre de prix | proposition de prix | devis estimatif | offre commerciale | offre de service | estimation de prix | soumission | proposition tarifaire | cotation',
    'Order Confirmation':
      'confirmation de commande | accuse de reception de commande | confirmation de la commande | recapitulatif de commande | accuse de reception | commande de vente | bon de commande de vente',
    'Utility Bill':
      'facture d electricite | facture d energie | facture de gaz | facture d eau | facture electricite | facture de gaz naturel | facture telephonique | facture internet | facture mobile | votre facture d electricite | facture d electricite et de gaz | facture de regularisation | echeancier | facture de telephone | facture de telephonie | facture de consommation d eau | facture fixe et internet | facture fibre | facture de consommation | quittance d electricite | facture d eau et d assainissement | facture eau | facture gaz | facture mobile et internet | facture box | avis de facture telephonique',
    Payslip:
      'bulletin de paie | bulletin de salaire | fiche de paie | fiche de salaire | fiche de paye | bulletin de paye | decompte de salaire | certificat de salaire | etat de paie | bulletin de remuneration | bulletin de solde | bulletin de paie simplifie | releve de salaire | feuille de paie | talon de paie | releve de paie',
    'Payment Reminder':
      'rappel de paiement | lettre de relance | mise en demeure | relance | rappel de facture',
    'Expense Report': 'note de frais | notes de frais | rapport de frais | frais de deplacement',
    Ticket:
      'billet de train | carte d embarquement | billet electronique | billet d avion | titre de transport',
    Check: 'cheque bancaire | cheque de banque',
    'Bill of Lading': 'connaissement | lettre de voiture | lettre de transport aerien',
  },
  usual_fields:
    'Fournisseur | Client | Date | Montant total | Devise | - | - | - | - | Participants | Prochaines étapes',
  labels: {
    meter_number:
      'numero de compteur | n de compteur | n compteur | compteur n | numero pdl | point de livraison | pce | pdl | compteur | matricule compteur | n de serie compteur | reference pdl | reference acheminement',
    invoice_number:
      "numero de facture | facture n | n facture | n de facture | no facture | facture no | facture numero | num facture | numero facture | avoir n | ref facture | reference facture | # facture | id facture | numéro de la facture | facture # | n° de la facture | numéro d'avoir | n° d'avoir | n° fact | numéro de note de crédit",
    receipt_number: 'ticket n | recu n | n de recu | numéro de justificatif | numéro de reçu',
    document_number: 'numero de document | n document | n de piece | numero de piece | piece n',
    order_number:
      'numero de commande | n commande | commande n | n de commande | bon de commande | bon de commande n | votre commande | ref commande | votre bon de commande | votre commande n | bon de commande client | n bon de commande | reference commande | reference de commande | commande client | n° de bon de commande | numéro de bon de commande | commande # | bon de commande # | n° de la commande | numéro de la commande | réf. commande client',
    contract_number: 'numero de contrat | contrat n | n de contrat | n contrat',
    quote_number:
      "numero de devis | devis n | n devis | n de devis | offre n | n d offre | numero d offre | reference devis | reference du devis | ref devis | proposition n | n de proposition | devis no | devis numero | devis nr | reference offre | offre no | numero du devis | ref offre | n soumission | proposition commerciale n | n de cotation | devis # | n° de l'offre | n° de soumission | soumission n°",
    delivery_note_number:
      'bon de livraison n | n bon de livraison | bl n | numero de bon de livraison | bl no | bl numero | n bl | n de bl | bon livraison n | bon de livraison no | bon de livraison numero | reference bl | n d expedition | numero d expedition | bordereau n | n de bordereau | numero de livraison | n de livraison | livraison n',
    customer_number:
      "numero client | n client | code client | numero de client | n de client | id du client | id client | numéro d'employé | code acheteur",
    buyer_reference: 'votre reference | votre ref | v/ref | reference client | ref client',
    payment_reference: `reference de paiement | reference paiement | reference de reglement | reference du virement | reference a rappeler | libelle du virement | motif du virement |
      communication | communication structuree | reference qr`,
    project_number: 'numero de projet',
    batch_number: 'numero de lot | n de lot | numéro du lot',
    tracking_number: 'numero de suivi',
    serial_number: 'numero de serie | n° série',
    iban: 'code iban | n iban',
    bank_account:
      'numero de compte | n de compte | compte n | rib | compte bancaire | numéro du compte | compte de banque | n° du compte | no de compte bancaire',
    vat_id:
      'n tva | numero de tva | numero tva | tva intracommunautaire | n tva intracommunautaire | tva intracom | tva intra | id tva | n tva intracom | n tva intra | n° de tva | id de tva | identifiant tva | n° de taxe',
    tax_number:
      "n contribuable | numero contribuable | niu | numero d identification unique | numero d identification fiscale | n° d'identification fiscale | code fiscal | identifiant de taxe | numéro d'identification de taxe | id. de taxe",
    company_registration: "siret | siren | rcs | n siret | n siren | ape | n° d'entreprise",
    issue_date:
      "date de facture | date facture | date de la facture | date d emission | date emission | emise le | emis le | facture du | date de facturation | date d'avoir | date de l'avoir | date de document | date du document | date du relevé | facturé le",
    due_date: `date d echeance | date echeance | echeance | echeance le | a payer avant le | a regler avant le | a payer le | a regler le | payable avant le |
      date limite de paiement | date de reglement | a regler pour le | reglement avant le | payable le | date limite de reglement | a acquitter avant le | reglement le | date de prelevement | preleve le | sera preleve le | date limite | paiement dû | dû le | paiement dû le | date de paiement prévue | règlement au plus tard le`,
    delivery_date:
      'date de livraison | date livraison | livre le | date de prestation | date de realisation | date d execution | date d intervention | date d expedition | date du bon de livraison | date bl | date d enlevement | expedie le | date d envoi | date de depart | date de reception | date prevue de livraison | livraison prevue le | livraison le | date de mise a disposition | date expedition | date du service',
    order_date: 'date de commande | date commande | commande du | date du bon de commande',
    signing_date: 'date de signature | signe le',
    effective_date: 'date d effet | date d entree en vigueur | entree en vigueur | prise d effet',
    expiry_date:
      "date d expiration | date de fin | valable jusqu au | echange jusqu au | points valables au | valide jusqu au | date de validite | validite du devis | date limite de validite | offre valable jusqu au | devis valable jusqu au | valable jusqu a | valide jusqu a | date d echeance du devis | date de fin de validite | fin de validite | offre valide jusqu au | devis valide jusqu au | expire le | validite jusqu au | date de validite du devis | valable jusque | expiration le | soumission valide jusqu'au",
    arrival_date: 'arrivee | date d arrivee',
    departure_date: 'depart | date de depart | date de voyage | date du voyage',
    membership_date: 'membre depuis | client depuis',
    period_start:
      'periode du | date de debut | debut | periode | periode de paie | paye du | releve du | paie du | periode de facturation | periode de consommation | mois de paie | paie de | pour le mois de | pour la periode du | releve de compte du | facture du mois de | salaire du mois | salaire de | periode facturee | du mois de | facturation du | consommation du | bulletin de paie du mois de | extrait du | date initiale',
    period_end:
      'date de fin | fin | periode | periode de paie | paye du | periode du | releve du | periode de facturation | periode de consommation | mois de paie | paie de | pour le mois de | pour la periode du | facture du mois de | salaire du mois | salaire de | periode facturee | du mois de | facturation du | consommation du | bulletin de paie du mois de | date finale',
    establishment_date: 'date de creation',
    birth_date: 'date de naissance | ne le | nee le | ne e le',
    meeting_date: 'date de la reunion',
    follow_up_date: 'prochaine reunion',
    print_date: 'imprime le',
    payment_date:
      'date de paiement | date de paie | paye le | paiement le | date de versement | date de virement | regle le | date de reglement | regle par virement le | vire le | virement le | date du virement | payee le | date paiement | date de paye | paiement par virement le | paye par virement le | date de valeur | date du paiement',
    grand_total:
      'total ttc | montant total | montant ttc | montant total ttc | total general | total toutes taxes comprises | net a payer ttc | total a payer ttc | total euros | montant de la facture | total de facture | total de la facture | prix total | total global | total commande | total facture | total avec taxes | total taxes incluses | montant total dû',
    net_total:
      'total ht | net ht | montant net ht | montant ht | total hors taxe | total hors taxes | montant total ht | sous total | sous-total | total net ht | base ht | montant net | montant imposable | montant taxable | sous-total (ht) | total avant taxes | sous-total hors taxes | total avant tva',
    line_total: 'total lignes | total des lignes | total brut ht | total articles | total brut | brut total',
    tax_total:
      'total taxes | tva | montant tva | total tva | montant de la tva | taxe | montant taxe | total taxe | tps | tvq | tvh | tps tvh | total des taxes | taxes totales | tva totale | montant des taxes | montant de la taxe | montant de taxe | taxe totale | taxe de vente | taxes de vente | imp. tva',
    due_payable:
      'net a payer | a payer | solde a payer | reste a payer | montant a payer | montant du | solde du | total a payer | solde | impayé | montant partiel dû | total dû | solde impayé | montant restant dû | montant restant | reste dû | montant exigible | solde à régler',
    prepaid:
      'acompte | acompte verse | deja paye | montant paye | deja regle | avance | acomptes | reglements recus | reglements | payé à ce jour | paiements | paiement reçu | payé | montant reçu | montant acquitté | total payé | avance payée | paiements reçus | montant déjà réglé | acompte payé',
    discount:
      'remise | rabais | remise totale | reduction | avantage | remises | montant réduit | montant de la remise | total remise | réductions',
    charges: 'frais | supplement',
    shipping:
      "frais de port | frais de livraison | port | assurance | emballage | transport | expédition | coût de livraison | frais d'expédition | frais d'envoi",
    withholding: 'retenue a la source | retenue de garantie | retenue',
    rounding: 'arrondi',
    cash_tendered: 'especes | carte bancaire | cb | carte bleue | cb emv | comptant | montant présenté',
    cash_change: 'monnaie | rendu | rendu monnaie | a rendre | rendu especes | monnaie rendue',
    commission: 'courtage',
    unit_price: 'prix unitaire | p u | pu ht | p.u. ht | prix | coût unitaire | prix par unité',
    quantity: 'quantite | qte | nbr',
    tax_rate:
      'taux tva | taux de tva | taux | taux de taxe | taux d’imposition | % taxe | tva applicable | taxe applicable',
    interest_rate: 'taux d interet',
    tax_basis:
      'base | base tva | net imposable | net fiscal | montant net social | net social | net a payer social | assiette fiscale',
    registered_capital: 'capital social | au capital de | sarl au capital de | sas au capital de',
    salary: 'salaire | salaire brut',
    rent: 'loyer',
    currency: 'devise | monnaie',
    party_name: 'nom | raison sociale | societe | denomination',
    address: 'siege social | adresse postale | adresse du siege',
    fax: 'telecopie | télécopieur',
    email: 'courriel | adresse e-mail | adresse courriel | adresse électronique',
    website: 'site web | site internet',
    contact_person:
      'contact commercial | interlocuteur | a l attention de | nom du contact | personne de contact',
    legal_representative: 'gerant | representant legal',
    cashier: 'caissier | caissiere | serveur | hote | servi par | hotesse de caisse',
    country: 'pays',
    payment_terms:
      'conditions de paiement | condition de paiement | modalites de paiement | conditions de reglement | délais de paiement',
    payment_method:
      'mode de paiement | mode de reglement | moyen de paiement | modes de reglement | reglement | type de paiement | type paiement | méthode de paiement',
    description: 'objet | concerne | designation',
    notes: 'remarques | commentaires | commentaire',
    product: 'produit',
    incoterms: 'conditions de livraison',
    parties: 'les parties | parties contractantes | entre',
    jurisdiction: 'droit applicable | loi applicable | juridiction competente',
    term: 'duree | duree du contrat',
    notice_period: 'preavis | delai de preavis',
    business_scope: 'objet social',
    company_type: 'forme juridique',
    attendees: 'participants presents | presents',
    absentees: 'absents | excuses',
    agenda: 'ordre du jour',
    decisions: 'decisions prises',
    actions: 'actions a mener | prochaines etapes',
    time: 'heure',
    opening_balance:
      'solde precedent | ancien solde | solde initial | solde anterieur | solde de debut de periode | solde d ouverture | report a nouveau | solde precedent au | ancien solde au | solde debiteur au | solde crediteur au | solde au debut | solde en debut de periode | solde anterieur au | solde de depart | solde initial au | ancien solde crediteur | ancien solde debiteur | solde d ouverture au | solde precedent en euros | solde reporte | solde a l ouverture | solde crediteur precedent | solde depart',
    closing_balance:
      'nouveau solde | solde final | solde de cloture | solde de fin de periode | solde actuel | solde en fin de periode | nouveau solde au | solde au | nouveau solde crediteur | nouveau solde debiteur | solde de fin | solde crediteur | solde debiteur | solde en fin de mois | solde final au | solde de cloture au | solde a la cloture | solde a ce jour | solde comptable | solde arrete au | solde fin de periode | solde disponible',
    gross_pay:
      'total brut | salaire brut total | remuneration brute | brut total | total salaire brut | brut du mois | salaire brut mensuel | salaire brut | remuneration brute totale | montant brut | total brut mensuel | total du brut | salaire brut du mois | salaire brut de base total | brut soumis | total remuneration brute | total des gains | total gains | salaire brut imposable | salaire brut (total) | total des salaires bruts | remuneration totale brute | cumul brut mensuel | total revenus | gains totaux',
    net_pay:
      'net a payer | net paye | net a payer au salarie | net verse | salaire net | net a payer apres impot | net paye en euros | montant net verse | net a payer avant impot | net percu | salaire net a payer | montant net paye | net a payer apres impot sur le revenu | net paye au salarie | salaire net paye | salaire net verse | montant net a payer | net a payer en euros | net a payer (eur) | net en euros | net a verser | total net a payer | net payer | paye net | montant vire | net a payer (en euros) | salaire net a verser | net a payer mad | net social a payer',
    check_number: 'n de cheque | cheque n | numero de cheque',
    bill_of_lading_number: 'n de connaissement | connaissement n',
    service_number: 'train n | n de train | vol n | n de vol',
    vessel: 'navire',
    department: 'departement',
    departure_place: 'gare de depart | lieu de depart | depart de',
    arrival_place: 'gare d arrivee | lieu d arrivee | arrivee a',
    table_no: 'table',
    phone: 'numéro de téléphone | n° de téléphone | n° tél | n° téléphone',
    bic: 'code swift',
  },
  weak: {
    due_date: 'avant le',
    invoice_number: 'numero',
    document_number: 'numero | notre reference | notre ref | nos references',
    order_number: 'votre reference',
    iban: 'compte',
    vat_id: 'tva | tps | tvq',
    tax_number: 'siret | siren',
    issue_date: "le | du | date du devis | date de l'offre | date de soumission",
    delivery_date: 'livraison',
    arrival_date: 'entree',
    departure_date: 'sortie',
    grand_total: 'montant',
    net_total: 'ht',
    line_total: 'sous total',
    tax_total: 'taxes',
    payment_method: 'paiement',
    departure_place: 'de | depart',
    arrival_place: 'a | arrivee',
    service_number: 'train | vol',
    period_start: 'du | mois',
    period_end: 'au | mois',
    gross_pay: 'brut',
    net_pay: 'net | net a payer avant impot | net a payer avant impot sur le revenu',
    closing_balance: 'solde',
    delivery_note_number: 'bl',
  },
  headings: {
    seller:
      'fournisseur | vendeur | emetteur | expediteur | prestataire | de | employeur | entreprise | emis par | emise par | societe emettrice | raison sociale employeur | expedie par | livre par | employeur/etablissement | nom de l employeur | votre fournisseur | prestataire de services | fournisseur/vendeur | vendu par | facturé par | facture de',
    buyer:
      "acheteur | client | destinataire | adresse de facturation | facture a | adresse facturation | a l attention de | client facture | adresse du client | salarie | nom du salarie | employe | titulaire du contrat | voyageur | assure | abonne | nom du client | facturer a | facture pour | devis pour | doit | vendu a | coordonnees du client | informations client | donneur d ordre | commanditaire | maitre d ouvrage | patient | nom du patient | nom et prenom | adresse a | envoye a | matricule nom | nom prenom | nom du salarie(e) | salarie(e) | employe(e) | nom de l employe | nom du titulaire | titulaire(s) | intitule du compte | client destinataire | a l intention de | client livre | lieu de consommation de | votre client | client(e) | abonne(e) | facture destinée à | devis à l'attention de | offre pour | crédit accordé à | offre à l'attention de | informations du client | coordonnés client | soumission pour",
    ship_to:
      'adresse de livraison | livre a | livraison | lieu de livraison | envoye a | expedie a | adresse du chantier | lieu d intervention | livrer à | expédier à | envoyer à | adresse livraison | destinataire',
    ship_from: 'adresse d expedition | chargeur',
    payee: 'beneficiaire | titulaire du compte | titulaire | a l ordre de | payez contre ce cheque',
    payer: 'payeur | reçu de',
    agent: 'transporteur | mandataire',
    bank: "coordonnees bancaires | banque | domiciliation | nom de banque | institution bancaire | nom de la banque | nom de l'institution bancaire",
  },
  owners: {
    seller: 'fournisseur | vendeur | notre',
    buyer: 'votre | acheteur',
    ship_to: 'livraison',
    payee: 'beneficiaire',
    bank: 'banque',
  },
  columns: {
    position: 'rang | ligne',
    sku: "code article | ref | réf | référence | numéro d'article | numéro de l'article | # article | id produit | référence produit | numéro de produit",
    description:
      'designation | désignation | libelle | libellé | produit | intitule | prestation | nature | detail | prestations | acte | actes | objet | activite | trajet | tâche | intervention | nom de la pièce | article / description',
    quantity:
      "quantite | quantité | qte | qté | nb | quantite livree | qte livree | qte facturee | heures | nb heures | nbre | nb jours | consommation | nuits | mois | jours | nbr | expédié | nb commandé | nb d'heures",
    unit: 'unite | unité',
    unit_price: `prix unitaire | p.u. | pu | prix | prix unit | prix u | p.u. ht | pu ht | prix unitaire ht | tarif | tarif unitaire | tarif horaire | taux horaire | taux journalier |
      taux jour | prix horaire | tjm | px unitaire | px unit | prix u ht | prix net | pu brut | pu net | coût unitaire | coût | prix de revient | prix par unité`,
    discount: 'rem. | remise | rem | rem % | réduction',
    tax_rate:
      'tva | taux tva | taux | % tva | tva % | taxe | taux d’imposition | tva applicable | taxe applicable',
    tax_amount: 'montant tva | montant de la taxe | montant de taxe | taxe totale | imp. tva',
    amount:
      'mt ht | montant net ht | honoraires | valeur | montant | montant ht | total ht | prix ht | prix total | total ligne | montant net | montant total ht',
    gross_amount: 'montant ttc | total ttc | prix ttc',
  },
  parts: {
    sku: 'référence article | référence | réf | réf fournisseur | référence fournisseur | code article | n article',
    buyer_sku: 'votre référence article | référence client | réf client | code article client',
    gtin: 'code ean | code barres | code à barres',
    origin: "pays d'origine | origine",
    customs_code: 'code douanier | nomenclature douanière',
    best_before: 'dluo | ddm | dlc | à consommer avant',
  },
  exemptions: {
    reverse_charge:
      'autoliquidation | autoliquidation de la tva | tva due par le preneur | art 283-2 du cgi | article 283 2 du cgi | article 283-2 nonies',
    intra_community:
      'livraison intracommunautaire | exonération de tva intracommunautaire | article 262 ter | art 262 ter i du cgi',
    export:
      "exportation hors ue | exonération de tva à l'exportation | article 262 i du cgi | art 262 i du cgi",
    small_business:
      'tva non applicable | tva non applicable art 293 b du cgi | franchise en base de tva | art 293 b | régime particulier de franchise',
    exempt: 'exonéré de tva | exonération de tva | article 261 du cgi | art 261 du cgi',
    outside_scope: "hors champ de la tva | non soumis à la tva | hors champ d'application",
  },
  units: {
    piece: 'pièce | pièces | pce | unité | unités | pc | u',
    pair: 'paire | paires',
    dozen: 'douzaine | douzaines',
    hundred: 'cent',
    thousand: 'mille',
    box: 'boîte | boîtes | bte',
    pack: 'paquet | paquets | pqt | lot | lots',
    carton: 'carton | cartons | crt | caisses',
    pallet: 'palette | palettes',
    roll: 'rouleau | rouleaux | rlx',
    bottle: 'bouteille | bouteilles | btl',
    bag: 'sac | sacs | sachet | sachets',
    set: 'jeu | jeux | kit | kits',
    lump: 'forfait | forfaitaire',
    minute: 'minute | minutes',
    hour: 'heure | heures',
    day: 'jour | jours | journée | journées',
    week: 'semaine | semaines',
    month: 'mois',
    year: 'an | ans | année | années',
    gram: 'gramme | grammes',
    kilogram: 'kilogramme | kilogrammes | kilo | kilos',
    tonne: 'tonne | tonnes',
    metre: 'mètre | mètres | ml linéaire',
    square_metre: 'mètre carré | mètres carrés',
    cubic_metre: 'mètre cube | mètres cubes',
    litre: 'litre | litres',
  },
  summary: {
    kinds:
      "Facture | Avoir | Reçu | Contrat | Bon de commande | Bon de livraison | Relevé de compte | Devis | Confirmation de commande | Facture d'énergie | Bulletin de paie | Rappel de paiement | Note de frais | Billet | Chèque | Connaissement | Fapiao | Licence d'entreprise | Compte rendu | Lettre | Formulaire | Tableau | E-mail | Conversation | Document",
    sentence:
      '{type}[ {number}][ de {from}][ pour {to}][ entre {parties}][ du {date}][, total {total}][, échéance {due}][, {item} ligne|, {items} lignes].',
  },
  words: {
    letter_reference: 'Notre référence | Nos réf | N/réf | Mes réf | Réf | Vos réf | V/réf',
    party_row:
      '(?:le )?prestataire | (?:le )?client | bailleur | locataire | vendeur | acheteur | fournisseur',
    party_called: 'ci-après(?: dénommée?| désignée?)?',
    this_is: "ce(?:ci| document) est une? | il s'agit d['’]une?",
    goods_count: String.raw`articles?(?:\(s\))? | pièces`,
    signed_for: 'pour(?: la société)?',
    this_contract: 'présente? (?:contrat|accord|convention)',
    name_common: 'sa | sas | sarl | eurl | snc | et | en',
    name_leading:
      'brasserie | café | hôtel | auberge | boulangerie | pharmacie | parapharmacie | supermarché | librairie | papeterie | quincaillerie | salon | de | thé',
    pack_of: 'de | à',
    page: 'page | feuillet',
    page_total: 'sur | de',
    details: 'informations | coordonnées',
    label_tail: 'n° | nº | numéro | nom',
    travelled: 'passager | voyageur | place | voiture | quai | vol | embarquement | siège',
    metered:
      "compteur | point de livraison | consommation estimée | abonnement (?:électricité|gaz|eau|internet|mobile|box|fibre) | consommation (?:électricité|gaz|eau|d'eau|d'électricité|facturée|relevée) | index (?:ancien|nouveau|de début|de fin) | relevé de compteur | heures (?:pleines|creuses) | kwh consommés | téléphonie (?:fixe|mobile) | forfait (?:mobile|bloqué|internet) | ligne (?:fixe|mobile) | numéro de ligne | communications (?:nationales|internationales|incluses) | acheminement de l'électricité | assainissement | turpe | accise sur l'électricité",
    street: 'bp | rue | quai | chemin | allée | allee | impasse | cours | zac | zi | za | lieu-dit | cedex',
    street_at_home: String.raw`(?<!\p{L})(?:rue|chemin|impasse|allée|quai|cedex)(?!\p{L})`,
    street_beginning: 'chemin | impasse | rue',
    no_address: 'tva | siret | facture | rcs',
    building: 'résidence | immeuble | bâtiment',
    branch: 'magasin | caisse',
    contact: 'tva | siret',
    business: 'société | boulangerie | hôtel | éditions',
    slogan: 'bienvenue | merci | au revoir',
    led_person: '[àa] l.att(?:ention|n)?',
    department: 'service (?:comptabilité|achats) | comptabilité',
    person_title: String.raw`mme | mlle | monsieur | madame | mr | m\.`,
    opening: String.raw`(?:ch(?:er|ère)s?\s)?(?:madame|monsieur|mesdames|messieurs) | ch(?:er|ère)s? | bonjour`,
    salutation: 'monsieur | madame | mme | société | sté',
    bill_title: String.raw`facture(?: d'acompte| proforma)? | avoir`,
    paying: 'règle(?:ment|r) | paiement | échéance',
    cash_discount: 'escompte',
    full_payment: 'sans escompte | net\\b',
    part_payment: 'acompte | paiement partiel | versement partiel',
    term_days: 'jours? | jrs',
    other_term: 'retard | pénalit | retour | livraison | fin de mois',
    free: 'offerte? | gratuite? | inclus | incluse | compris | sans frais',
    joining: 'hors | sans | avec | de | des | du | par | et',
    deduction: 'remise | rabais | ristourne',
    addition: 'supplément | majoration',
    price_label: String.raw`prix\s(?:brut|net|unitaire|public) | tarif | remise`,
    tax_table:
      'tva(?:recapitulatif|detail) | (?:detail|ventilation)(?:du|de|dela|des)?tva | tauxht | recapitulatiftva',
    carried: 'areporter',
    subtotal: 'sous[ -]total',
    starting: 'à compter du | prend effet le',
    paid_by: String.raw`(?:payé(?:e)?|payable|règlement|réglé(?:e)?)\s+(?:par|en)`,
    payment_means:
      'carte (?:bancaire|bleue|de crédit) | virement(?: bancaire)? | prélèvement(?: automatique| sepa)? | espèces',
    signer: 'le salarié | la salariée',
    office: 'gérant | directeur | directrice',
    party_stem: 'prestataire | fournisseur',
    other_person: 'locataire | bailleur | employeur | assuré',
    party_opening: 'entre les soussignée?s? | entre',
    party_joint: 'et',
    party_kind: String.raw`société\p{L}* | association | entreprise`,
    party_lead: 'la société | la | le | les',
    term_said: 'durée | conclue? pour | prend fin | reste en vigueur | expire',
    notice: 'préavis',
    notice_ending: String.raw`résili\p{L}* | dénonc\p{L}*`,
    effective_behind: 'entre en vigueur',
    signing: 'fait à [^,.;]{2,30},? le | conclue? le | signée? (?:à [^,.;]{2,30},? )?le',
    law: 'droit | loi | lois',
    governed: 'régi | soumis | applicable | gouverné',
    term_before: String.raw`pour une (?:durée|période)(?: [\p{L}]+)? de | (?:a|est conclue?) (?:une durée de|pour)`,
    bank_name: "banque | caisse d['’ ]épargne | caisse populaire",
  },
};
