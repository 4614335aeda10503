-- What a model finds in a folder for a question is not kept any more.
drop table chat_findings cascade;
