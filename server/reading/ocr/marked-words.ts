// German and French words and parts of words whose marks can be put back: without them they would be no words of their
// language. Not here is what is a word either way: Große and Größe, fuhr and führ, payé and paye.
//
// Parted by white space; patterns of letters, where `^` and `$` bind one to the start or end of its word. What is more
// than letters stands behind the last mark.

export const GERMAN = `
  ^für$ ^dafür$ ^hierfür$ ^wofür$ ^über(?=\\p{L}{3}) gegenüber darüber hierüber übersicht überweis übernacht überstund übertrag überprüf
  überlass übergab übernahm übernehm überschreit überschuss überzahl
  gebühr prüf ^stück$ ^stücke$ stückpreis stückzahl stücklist grundstück frühstück werkstück ^büro büro$ büros$
  währung: fremdwährung währungscode währungskurs käufer käuflich verkäuf empfänger empfänglich
  zuschläge$ abschläge$ aufschläge$ umschläge$ beschläge$ vorschläge$ abschlägen$ geschäft
  führer führung durchführ ausführlich führbar führt$ schlüssel fällig
  beträge$ beträgen$ beträgt$ beiträge$ verträge$ aufträge$ einträge$ anträge$ erträge$ träger fänger
  ^grün$ ^grüne[nrsm]?$ hellgrün dunkelgrün grünfläch grünanlag trennblätter datenblätter faltblätter merkblätter
  gemäß mäßig größt vergrößer größenordnung höchst erhöh ^längs verlänger zubehör zugehör gehört$ gehören$ gehörig behörd
  ^erlös ablös einlös lösungen können$ möglich müssen$ wünsch erwärm fernwärme wärmemeng wärmepump wärmezähl
  stromzähler wasserzähler gaszähler zählerstand zählernummer zählpunkt
  jährlich jährig täglich tägig wöchentlich stündlich ständig gültig künftig vernünftig günstig natürlich ursprünglich
  verfügbar zurück ^rückgabe ^rückzahl ^rücksend ^rückstand ^rückseite ^rücknahm ^rückfahr ^rückerstatt ^rückruf ^rückmeld
  ^rücklieferung ^rücktritt ^rückfrage ^rücklast
  vergüt geschützt unterstütz nützlich kürzung abkürz gekürzt bedürfnis dürfen$ drücklich züglich verzöger
  ^tür$ ^türen$ haustür zimmertür eingangstür kellertür türschloss kühlschrank kühlung ^kühl gekühlt
  müllabfuhr müllentsorg restmüll hausmüll mülltonne müllgebühr möbel ^öl$ heizöl motoröl ölwechsel ölfilter speiseöl
  öffnung eröffn öffentlich körper fünf zwölf ^märz$ ^jänner$ höflich persönlich gehäuse gebäude
  räume$ räumen$ geräumt räumung städtisch städte$ städten$ ausländ(?=er|isch) inländisch länder$ niederländ
  händler anhänger abhängig änderung geändert verändert ergänz erklär bestätig tätig
  ^gerät$ ^geräte$ ^gerätes$ messgerät endgerät alität ivität ersität azität ilität izität antität entität arität orität
  prämie präsent präsident präzis prävent sekretär gefährlich gefährd ^während$ gewährleist gewährung
  nächst später spätest ärztlich ärzte ärztin ^käse käse$ gemüse brötchen hähnchen getränk früh
  südlich südost südwest südtirol südring südstraße brücke glücklich glückwunsch unglück münz
  füllung füllmenge abfüll auffüll ausfüllen erfüll bügel würfel gürtel flügel schüler übung bemüh gefühl
  verstärk stärkung ähnlich ungefähr gefäß häufig läuft$ läufig säule bäcker
  oberfläche wohnfläche nutzfläche grundfläche verkaufsfläche dachfläche wäscherei bettwäsche fahrzeugwäsche
  beschädig schädlich entschädig mängelanspr mängelrüge kräfte$ kräftig fachkräft bekräft
  stellplätze arbeitsplätze parkplätze ^sätze$ steuersätze grundsätz zusätzlich umsätze kästchen
  börse beförder wörter wörtlich köstlich französisch königlich römisch nördlich östlich vermögen mögen$ störung zerstör
  erschöpf wertschöpf bevölker völlig öfter
  münchen münchn ^köln düsseldorf nürnberg würzburg saarbrücken osnabrück göttingen tübingen lüneburg lübeck zürich
  österreich thüringen württemberg ^fürth$ görlitz güstrow wolfenbüttel rüsselsheim mönchengladbach mülheim gütersloh
  lüdenscheid böblingen göppingen schwäbisch dänemark türkei rumänien
  ^müller$ ^schröder$ ^köhler$ ^könig$ ^krüger$ ^jäger$ ^jürgen$ ^günther$ ^günter$ ^schäfer$ ^möller$ ^hübner$`;

export const FRENCH = `
  ^sociétés?$ ^numéros?$ ^référence ^désignation ^quantités?$ ^unités?$ ^téléphone ^échéance ^règlements?$ ^délais?$
  ^pièces?$ ^généra(?=l|ux) ^émission ^émetteur ^réception ^prénom ^qualités?$ ^sécurité ^électri ^intérêts?$ ^pénalités?$
  ^indemnités?$ ^siège ^prélèvement ^chèques?$ ^espèces$ ^république ^été$ ^déjà$ ^très$ ^après ^près$ ^mêmes?$ ^être$
  ^hôtel ^août$ ^décembre$ ^février$ ^dépôts?$ ^impôts?$ ^coûts?$ ^goûts?$ ^îles?$ ^détail ^détermin ^développement
  ^département ^dépense ^déplacement ^déduction ^déduit ^début ^décision ^déclaration ^dénomination ^identité ^médica
  ^mécanique ^mètres?$ kilomètre ^matéri ^matières?$ ^modèles?$ ^premières?$ ^dernières?$ ^manières?$ ^caractères?$
  ^systèmes?$ ^problèmes?$ ^bénéfic ^crédit ^débit ^économ ^écoles?$ ^églises?$ ^élément ^équipement ^établissement
  ^états$ ^études?$ ^événement ^européen ^expédi ^fidélité ^gérant ^hébergement ^légal ^libellé ^lumières?$ ^mémoires?$
  ^méthode ^nécessaire ^numérique ^opération ^période ^préfecture ^prépara ^présent ^prévoyance ^procédure ^propriété
  ^récapitulatif ^récépissé ^reçus?$ ^réduction ^réglementa ^régularis ^rémunér ^répara ^réparti ^répertoire ^réserv
  ^résiden ^résultat ^réunion ^révision ^santé$ ^sélection ^séries?$ ^spécial ^spécifi ^supérieur ^inférieur ^trésor
  ^validité ^vérifi ^véhicule ^bâtiment ^château ^contrôle ^tâches?$ ^français ^façade ^façons?$ ^commerçant ^immédiat`;
